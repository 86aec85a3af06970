import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const more = style({
  borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
});

export const summary = style({
  cursor: 'pointer',
  minBlockSize: '44px',
  paddingBlock: vars.space[3],
  fontWeight: vars.font.weight.medium,
});

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
