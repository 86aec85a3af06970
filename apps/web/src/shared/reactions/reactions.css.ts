import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });

export const withAnswer = style({ display: 'grid', gap: vars.space[2] });
export const answer = style({ justifySelf: 'start' });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const view = style({ display: 'grid', gap: vars.space[5] });

export const partTitle = style({
  marginBlockEnd: vars.space[2],
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
});

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
