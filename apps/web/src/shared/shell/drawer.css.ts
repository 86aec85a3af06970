import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const drawer = style({ display: 'grid', gap: vars.space[5] });
export const group = style({ display: 'grid', gap: vars.space[1] });
export const groupTitle = style({
  fontSize: vars.font.size.sm,
  color: vars.color.textMuted,
  letterSpacing: vars.font.tracking.wide,
});
export const list = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });
export const support = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.density.target });
