import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const question = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] });
export const counts = style({ fontSize: vars.font.size.sm });
export const countsTitle = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space[1],
  color: vars.color.link,
  cursor: 'pointer',
});
export const countsLines = style({ display: 'grid', gap: vars.space[2], margin: 0, paddingBlock: vars.space[2] });
export const term = style({ color: vars.color.textMuted, fontWeight: vars.font.weight.medium });
export const line = style({ margin: 0 });
