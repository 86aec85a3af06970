import { media, vars } from '@libretto/design-system/theme';
import { createVar, fallbackVar, style } from '@vanilla-extract/css';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

/** Two columns while a word fits into each; four rows of two and two rows of four leave no gap. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space[3],
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

const tileInset = createVar();

/** Their words are longer than those of the sheet. */
export const longTiles = style([
  tiles,
  {
    vars: { [tileInset]: vars.space[2] },
    '@media': { '(width >= 40em)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' } },
  },
]);

export const whole = style({ gridColumn: '1 / -1' });

export const options = style({ display: 'grid', gap: vars.space[3], padding: 0, margin: 0, listStyle: 'none' });

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: fallbackVar(tileInset, vars.space[3]),
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '64px',
  paddingBlock: vars.space[3],
  paddingInline: fallbackVar(tileInset, vars.space[3]),
  textAlign: 'start',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&[data-wide="true"]': { minBlockSize: '80px' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

export const icon = style({
  flex: 'none',
  inlineSize: 'min(1.75em, 32px)',
  blockSize: 'min(1.75em, 32px)',
  color: vars.color.accent,
});

export const words = style({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  lineHeight: vars.font.leading.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const label = style({ fontWeight: vars.font.weight.medium });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** In the corner, so that it takes no room from the words when it appears. */
export const lock = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  fontSize: vars.font.size.sm,
  color: vars.color.textMuted,
});

export const pageButtons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.phone]: { justifyContent: 'stretch' } },
});

/** Receives the focus when a step begins. */
export const start = style({ outline: 'none' });

export const paragraphs = style({ display: 'grid', gap: vars.space[2] });
