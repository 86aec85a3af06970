import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const missing = { '&[data-missing]': { color: vars.color.textMuted, fontStyle: 'italic' } };

export const list = style({ minInlineSize: 0 });

export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: missing,
});

export const pictured = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

/** Keeps the place of the drawing until it arrives. */
export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
});

export const zones = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});

export const map = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const again = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const previous = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });

export const previousText = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
});

export const source = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const level = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
});

export const againFooter = style({
  justifyContent: 'flex-end',
  marginBlockEnd: `-${vars.space[3]}`,
  backgroundColor: vars.color.surface,
});

/** The main action takes the rest of a phone's line, or one of its own with large text. */
globalStyle(`${againFooter} > :last-child`, { '@media': { [media.phone]: { flex: '1 1 10rem' } } });

export const preview = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });

export const fullDescription = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', selectors: missing });

/** In the words of the patient, below the title of a page. */
export const lead = style({
  margin: 0,
  fontSize: vars.font.size.lg,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
