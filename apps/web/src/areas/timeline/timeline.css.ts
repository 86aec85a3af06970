import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

/** One line: the newest entries come first. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.phone]: { marginBlockEnd: `calc(-1 * ${vars.space[3]})` } },
});

export const search = style({ position: 'relative', flex: '1 1 9rem', minInlineSize: 0 });

export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  insetBlockStart: '50%',
  inlineSize: 'min(1.25rem, 24px)',
  transform: 'translateY(-50%)',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const searchInput = style({
  inlineSize: '100%',
  minBlockSize: vars.density.target,
  paddingInline: `min(2.5rem, 46px) ${vars.space[3]}`,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
});

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
