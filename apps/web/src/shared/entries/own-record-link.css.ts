import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  margin: 0,
  borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3rem',
  color: vars.color.link,
  fontWeight: vars.font.weight.medium,
});

export const arrow = style({ marginInlineStart: 'auto' });
