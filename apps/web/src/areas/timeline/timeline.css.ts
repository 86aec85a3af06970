import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

/** One line: the newest entries come first. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.phone]: { marginBlockEnd: `calc(-1 * ${vars.space[3]})` } },
});

export const search = style({ flex: '1 1 9rem', minInlineSize: 0 });

/** Below the search. */
export const wholeLine = style({ flex: '1 0 100%', color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** Closed, because the newest entries come first. */
export const booked = style({ marginBlockEnd: vars.space[2] });

export const bookedSummary = style({
  minBlockSize: vars.density.target,
  paddingBlock: vars.space[2],
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
});

export const year = style({ marginBlockEnd: vars.space[5] });

export const yearName = style({
  marginBlockEnd: vars.space[2],
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const link = style({ color: vars.color.link });

export const more = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space[4] });

export const count = style({ marginBlockEnd: vars.space[3], color: vars.color.textMuted });
