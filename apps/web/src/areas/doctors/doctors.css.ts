import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const choice = style({ display: 'grid', gap: vars.space[4] });

export const patients = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });

export const fact = style({
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.regular,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const habits = style({ display: 'grid', gap: vars.space[5] });

export const state = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});

export const exceptionText = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
