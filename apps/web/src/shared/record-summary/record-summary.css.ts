import { media, unseen, vars } from '@libretto/design-system/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const line = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;
const target = '2.75rem';

const measuredName = 'words';
const manyWords = `${measuredName} (inline-size >= 14rem)`;
const fewWords = `${measuredName} (inline-size < 14rem)`;

/** Measures the room for words. */
export const measured = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  containerType: 'inline-size',
  containerName: measuredName,
});

/** Its rows have their own room above and below. */
export const shortCard = style({});
globalStyle(`${shortCard} > header`, { paddingBlockStart: vars.space[2] });
globalStyle(`${shortCard} > div`, { paddingBlock: `0 ${vars.space[2]}` });

/** Its text ends with the rows below it. */
export const showAll = style({ maxInlineSize: 'none', marginInlineEnd: 'max(-1.125rem, -5.625vw)' });

/** Where all rows are shown at once. */
export const showAllOfFew = style([showAll, { '@container': { [manyWords]: { display: 'none' } } }]);

export const person = style({ minInlineSize: 0, selectors: { '&[open]': { flexBasis: '100%' } } });

export const personSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: target,
  // What can be touched is higher than the line.
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  color: vars.color.link,
  cursor: 'pointer',
});

/** A line for each fact, as wide as is easily read. */
export const personFacts = style({
  containerType: 'inline-size',
  maxInlineSize: '36rem',
  marginBlock: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: line,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
});
globalStyle(`${personFacts} dl > div`, { paddingBlock: vars.space[2] });
globalStyle(`${personFacts} dl > div + div`, { borderBlockStart: line });

const clamped = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;

const box = style({
  paddingBlock: `min(${vars.space[3]}, 3vw)`,
  paddingInline: `min(${vars.space[4]}, 3vw)`,
  border: line,
  borderRadius: vars.radius.md,
  overflowWrap: 'anywhere',
});

export const noAlerts = style([
  box,
  { display: 'grid', gap: vars.space[2], color: vars.color.textMuted, backgroundColor: vars.color.surface },
]);

export const alerts = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `min(${vars.space[2]}, 1.5vw)`,
    justifyItems: 'start',
    borderColor: vars.color.danger,
    borderInlineStartWidth: '0.375rem',
    color: vars.color.onDangerSoft,
    backgroundColor: vars.color.dangerSoft,
  },
]);

globalStyle(`${alerts} > *`, { gridColumn: '1 / -1' });

/** In the row of the title, where there is room for both. */
export const alertsToggle = style({
  whiteSpace: 'nowrap',
  '@container': {
    [manyWords]: {
      selectors: {
        [`${alerts} > &`]: {
          gridColumn: 2,
          gridRow: 1,
          marginBlock: `calc(-1 * min(${vars.space[2]}, 2vw))`,
          marginInlineEnd: `calc(-1 * min(${vars.space[3]}, 3vw))`,
        },
      },
    },
    [fewWords]: {
      paddingInline: 0,
      marginBlock: `calc(-1 * ${vars.space[3]})`,
    },
  },
});

/** The colour and the labels say it too where enlarged text needs the room. */
export const alertsTitle = style({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
  selectors: { [`${alerts} > &`]: { gridColumn: 1 } },
  '@container': { [fewWords]: unseen },
});

/** Short ones share a line. */
export const alertLines = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `min(${vars.space[2]}, 1.5vw) ${vars.space[6]}`,
});

/** Without an indent, and smaller where enlarged text would make a page of it. */
export const alert = style({
  minInlineSize: 0,
  hyphens: 'auto',
  lineHeight: vars.font.leading.snug,
  '@container': { [fewWords]: { fontSize: vars.font.size.sm } },
});

const inlineIcon = style({ display: 'inline', marginInlineEnd: vars.space[1], verticalAlign: '-0.25em' });

export const alertIcon = inlineIcon;

export const notice = style({ overflowWrap: 'anywhere' });

export const noticeIcon = style([inlineIcon, { color: vars.color.accent }]);

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const noticeText = muted;

export const noticeWords = style({ color: vars.color.text, fontWeight: vars.font.weight.medium });

export const note = style([
  muted,
  { display: 'grid', gap: vars.space[1], selectors: { '* + &': { marginBlockStart: vars.space[3] } } },
]);

const cardGap = `min(${vars.space[4]}, 2.5vw)`;

const twoColumns = '(inline-size >= 45rem)';

/** Measures the room for columns. */
export const cardsRoom = style({ minInlineSize: 0, containerType: 'inline-size' });

/** Pixels: cards of both columns begin at a multiple of it. */
export const gridRow = 4;

/**
 * One column, or two where both have room for a line with its value. A card spans as many of the low rows as it is high,
 * so that the next one of its column follows it, whatever is opened in the other.
 */
export const cards = style({
  // Below the last ones.
  marginBlockEnd: `calc(-1 * ${cardGap})`,
  '@container': {
    [twoColumns]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoRows: `${gridRow}px`,
      gridAutoFlow: 'row dense',
      columnGap: cardGap,
    },
  },
});

const cell = style({ alignSelf: 'start', minInlineSize: 0, paddingBlockEnd: cardGap });
export const cells = styleVariants({
  first: [cell, { gridColumn: 1 }],
  second: [cell, { gridColumn: 2 }],
  both: [cell, { gridColumn: '1 / -1' }],
});

export const painMap = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `min(${vars.space[4]}, 4vw)`,
  paddingBlockEnd: `min(${vars.space[3]}, 3vw)`,
});

export const rows = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Above some of the rows of a card. */
export const groupTitle = style({
  paddingBlockStart: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
});

globalStyle(`${rows}[data-rows="first"] > li + li`, { '@container': { [fewWords]: { display: 'none' } } });

export const alertRows = style([
  rows,
  {
    paddingInline: vars.space[4],
    borderRadius: vars.radius.md,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
  },
]);

export const item = style({
  selectors: { '& + &': { borderBlockStart: line } },
});

/** Its action stands on the row, because a control that opens something cannot contain another one. */
export const actingItem = style([item, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' }]);

export const row = style({ minInlineSize: 0, gridColumn: '1 / -1', gridRow: 1 });

/** Another part of the page has led there. */
export const arrived = style({
  borderInlineStart: `0.25rem solid ${vars.color.accent}`,
  paddingInlineStart: vars.space[3],
});

/** Its words begin where those around it do. */
export const wayBack = style({ marginInlineStart: 'max(-1.125rem, -5.625vw)' });

export const rowLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.row,
  paddingBlock: vars.space[2],
});

/** Opens something. */
export const openingLine = style([
  rowLine,
  {
    color: vars.color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
  },
]);

export const call = style({ flexShrink: 0, marginInlineStart: 'auto', color: vars.color.link });

/** A value that has no room next to the words stands below them. */
export const main = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minInlineSize: 0,
});

/** Of “1 documento”. */
export const actionSize = '6.75rem';

const anyAction = style({
  gridColumn: 2,
  gridRow: 1,
  alignSelf: 'center',
  // In a wider font.
  minInlineSize: 'max-content',
  marginInlineEnd: `calc(1.25em + ${vars.space[3]})`,
  paddingInline: 0,
  fontWeight: vars.font.weight.regular,
  whiteSpace: 'nowrap',
  // Keeps to the line of an opened row.
  selectors: { 'details[open] + &': { alignSelf: 'start' } },
});

/** Between the words and the chevron; below them where enlarged text needs the room. */
export const action = style([
  anyAction,
  {
    justifyContent: 'end',
    inlineSize: actionSize,
    '@container': {
      [fewWords]: { gridColumn: 1, gridRow: 2, justifyContent: 'start', inlineSize: 'auto' },
    },
  },
]);

/** Pixels, like the thumbnail. */
const thumbnail = '48px';
const wideCard = `${measuredName} (inline-size >= 25rem)`;
const actionRoom = createVar();

/** A thumbnail with “1 documento” or “Apri” below it, or next to it where the card is wide. */
const roomFor = (label: string, belowThumbnail: string) =>
  style({
    vars: { [actionRoom]: belowThumbnail },
    '@container': { [wideCard]: { vars: { [actionRoom]: `calc(${thumbnail} + ${vars.space[2]} + ${label})` } } },
  });
const usualRoom = roomFor('5.25rem', '5.25rem');
const shortRoom = roomFor('2.25rem', `max(${thumbnail}, 2.25rem)`);

const picturedAction = style([
  anyAction,
  {
    flexDirection: 'column',
    gap: vars.space[1],
    inlineSize: actionRoom,
    // Also while a spinner takes the place of the thumbnail.
    minBlockSize: `calc(${thumbnail} + ${vars.space[6]})`,
    paddingBlock: 0,
    fontSize: vars.font.size.sm,
    '@container': {
      [wideCard]: { flexDirection: 'row', justifyContent: 'start', gap: vars.space[2], minBlockSize: thumbnail },
      [fewWords]: {
        flexDirection: 'row',
        gridColumn: 1,
        gridRow: 2,
        gap: vars.space[2],
        justifyContent: 'start',
        inlineSize: 'auto',
        minBlockSize: thumbnail,
        marginBlockEnd: vars.space[2],
      },
    },
  },
]);

export const pictured = style([picturedAction, usualRoom]);
export const shortPictured = style([picturedAction, shortRoom]);

const beforeAction = style([
  main,
  {
    '@container': {
      [manyWords]: { marginInlineEnd: actionRoom },
      // The thumbnail begins where its room does.
      [wideCard]: { marginInlineEnd: `calc(${actionRoom} + ${vars.space[3]})` },
    },
  },
]);

export const mainBeforeAction = style([beforeAction, usualRoom]);
export const mainBeforeShortAction = style([beforeAction, shortRoom]);

export const words = style({
  containerType: 'inline-size',
  display: 'grid',
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** Enlarged text leaves few words to a line. */
const narrowWords = '(inline-size < 10rem)';

export const name = style({ fontWeight: vars.font.weight.medium, hyphens: 'manual' });

/** Hyphenated only if it is longer than a line. */
export const longWord = style({ display: 'inline-block', maxInlineSize: '100%', hyphens: 'auto' });

/** A closed row has two lines of it; opened it has all. */
export const about = style({
  ...clamped(2),
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  selectors: { 'details[open] > summary &': { display: 'block' } },
  // The words are chosen to fit there.
  '@container': { [narrowWords]: { display: 'block' } },
});

/** Begins a text that the opened row has with its line breaks. */
export const aboutOfText = style([about, { selectors: { 'details[open] > summary &': { display: 'none' } } }]);

/** Of which nothing may be cut. */
export const wholeAbout = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const warning = style({ paddingBlockStart: vars.space[1] });

export const value = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const chevron = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
});

export const opened = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
});

export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const related = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.print]: { display: 'inline' } },
});
// On paper, part of the line of facts.
globalStyle(`${related} > li`, { '@media': { [media.print]: { display: 'inline' } } });
globalStyle(`${related} > li + li::before`, { '@media': { [media.print]: { content: '", "' } } });

export const relatedLink = style({
  // Otherwise the baseline is that of its last line.
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.density.target,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: vars.color.link,
  textAlign: 'start',
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
