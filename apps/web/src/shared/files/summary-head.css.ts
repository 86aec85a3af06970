import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

/** Below the picture where there is no room for a word next to it. */
export const words = style({
  display: 'grid',
  gap: vars.space[1],
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold });

export const heading = style({ outline: 'none' });

export const muted = style({ color: vars.color.textMuted });
