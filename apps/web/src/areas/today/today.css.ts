import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Less on a phone, whose first screen shows alerts, doses, the next appointment and what waits. */
const between = `min(${vars.space[4]}, 2.5vw)`;

/** Does not grow with the text of a phone, whose first screen needs the room. */
const target = 'min(2.75rem, 48px)';

export const today = style({ marginBlockEnd: vars.space[6] });

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: between });

/** Columns instead of a grid, so that a short card leaves no gap. */
export const columns = style({
  columnGap: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { '(width >= 50em)': { columnCount: 2 } },
});

globalStyle(`${columns} > *`, { breakInside: 'avoid' });
// Before the cards: a column drops the margin above its first one, and would drop the one below its last.
globalStyle(`${columns} > * + *`, { marginBlockStart: between });
globalStyle(`${columns} > * > header`, {
  '@media': {
    [media.phone]: { minBlockSize: 'min(2.25rem, 40px)', paddingBlockStart: vars.space[1], gap: `0 ${vars.space[3]}` },
  },
});
globalStyle(`${columns} > * > header + div`, {
  '@media': { [media.phone]: { paddingBlock: `0 min(${vars.space[2]}, 2.5vw)` } },
});

export const alerts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  padding: `min(${vars.space[3]}, 2vw) min(${vars.space[4]}, 4vw)`,
  lineHeight: vars.font.leading.snug,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.danger}`,
  borderRadius: vars.radius.md,
  color: vars.color.onDangerSoft,
  backgroundColor: vars.color.dangerSoft,
  overflowWrap: 'anywhere',
});

export const noAlerts = style([
  alerts,
  { borderColor: vars.color.border, color: vars.color.textMuted, backgroundColor: vars.color.surface },
]);

export const alert = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  minInlineSize: 0,
  hyphens: 'auto',
});

/** The whole alert is its target. */
export const alertLink = style({ selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } });

/** As high as the first line. Its width does not grow with the text, which needs the room when it is large. */
export const alertIcon = style({ display: 'flex', flexShrink: 0, alignItems: 'center', blockSize: '1lh' });

globalStyle(`${alertIcon} > svg`, { inlineSize: '22px', blockSize: '22px' });

export const alertText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: target,
  // A grid or flex item keeps its longest word only with `break-word`, which the smallest phones have no room for.
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '@media': { [media.tablet]: { paddingBlock: vars.space[2] }, '(width < 22em)': { overflowWrap: 'anywhere' } },
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}` } },
});

/** The whole row is the target. */
const pressableItem = style([
  item,
  {
    position: 'relative',
    flexWrap: 'nowrap',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceHover },
      '&:has(:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  },
]);

export const row = style([
  pressableItem,
  {
    // The arrow and its gap leave the room of large text to the words.
    gap: vars.space[3],
    paddingBlock: vars.space[1],
  },
]);

export const courseFrame = style({ containerType: 'inline-size' });

/** Names and curves are each one below the other. Large text leaves no room for both on a line. */
export const courses = style([
  list,
  {
    '@container': {
      '(width >= 17rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space[3] },
    },
  },
]);

/** Its second line says the day and how long the curve is. */
export const courseRow = style([
  pressableItem,
  {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignContent: 'center',
    rowGap: 0,
    paddingBlock: vars.space[1],
  },
]);

export const rowText = style({ display: 'grid', minInlineSize: 0 });

export const rowLink = style({
  color: vars.color.text,
  // The longest words stay whole on a small phone with large text.
  fontSize: `min(${vars.font.size.md}, 9.5cqi)`,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const newsLink = style([rowLink, { flex: 1, minInlineSize: 0, lineHeight: vars.font.leading.snug }]);

export const news = style([list, { containerType: 'inline-size' }]);

/** One line each: the page of the entry says the rest. Large text is never cut. */
export const newsTitle = style({
  '@container': {
    '(width >= 17rem)': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      overflow: 'hidden',
      '@media': { [media.tablet]: { WebkitLineClamp: 2 } },
    },
  },
});

/** Symbols do not grow with the text, which needs the room. */
export const kind = style({
  display: 'flex',
  flexShrink: 0,
  fontSize: `min(${vars.font.size.md}, 20px)`,
  color: vars.color.accent,
});

export const chevron = style({
  flexShrink: 0,
  inlineSize: 'min(1.25em, 24px)',
  blockSize: 'min(1.25em, 24px)',
  color: vars.color.textMuted,
});

export const link = style({ color: vars.color.link });

/** Large enough to be pressed. */
export const cardLink = style([link, { display: 'inline-flex', alignItems: 'center', minBlockSize: target }]);

/** The line below the doses of a card. */
export const remaining = style([cardLink, { inlineSize: '100%', fontSize: vars.font.size.sm }]);

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  // An arrow would be alone on a line of its own.
  '@media': { [media.phone]: { flexWrap: 'nowrap' } },
});

/** At the end of a card's head; an arrow on a phone. */
export const arrowLink = style([
  cardLink,
  { justifyContent: 'end', minInlineSize: target, color: vars.color.textMuted },
]);

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** Stays on one line. */
export const day = style([muted, { whiteSpace: 'nowrap' }]);

/** Below the text of a row. */
export const facts = style([
  muted,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${vars.space[2]}` },
]);

/** Its text is in line with the rows above it. */
export const more = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });

export const moreIcon = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  selectors: { '&[data-open]': { transform: 'rotate(180deg)' } },
});

/** As wide as both columns. */
export const courseText = style([muted, { gridColumn: '1 / -1' }]);
/** Next to the day it would break in two lines. */
export const courseMark = style({ gridColumn: '1 / -1' });
export const courseName = style([rowLink, { gridColumn: '1 / -1' }]);

export const step = style([item, { flexWrap: 'nowrap', justifyContent: 'flex-start', paddingBlock: vars.space[2] }]);

export const openStep = style([pressableItem, { justifyContent: 'flex-start', paddingBlock: vars.space[2] }]);

export const stepNumber = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.pill,
  border: `${vars.border.hairline} ${vars.border.style} currentColor`,
  color: vars.color.accent,
  fontWeight: vars.font.weight.medium,
});

export const stepText = style({ display: 'grid', flex: 1, minInlineSize: 0 });

export const plan = style({ marginBlockStart: vars.space[3], color: vars.color.textMuted });

/** Its text is in line with the text above it. */
export const later = style({ marginBlockStart: vars.space[3], marginInlineStart: 'max(-1.125rem, -5.625vw)' });
