import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const group = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
});

export const legend = style({ padding: 0, fontWeight: vars.font.weight.medium });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const list = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });
