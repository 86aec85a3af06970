import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  fontWeight: vars.font.weight.medium,
});

export const others = style({ display: 'grid', gap: vars.space[3] });
