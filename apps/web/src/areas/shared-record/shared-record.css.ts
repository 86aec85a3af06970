import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { action, actionSize, line, wayBack } from '../../shared/record-summary/record-summary.css.ts';

/** Closer together than the parts of other pages, so that problems and therapies begin early. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `min(${vars.space[3]}, 2.5vw)`,
  minInlineSize: 0,
});

/** What is known of a person, with the rest of it behind a word. */
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** On a phone and with large text. */
export const toolsBelowAlerts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const search = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

export const results = style({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  border: line,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
});

const bareButton = style({
  inlineSize: '100%',
  border: 0,
  color: vars.color.text,
  backgroundColor: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

export const resultButton = bareButton;

export const newsLine = style([
  bareButton,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: vars.density.target,
    paddingBlock: vars.space[1],
    paddingInline: 0,
    ':hover': { backgroundColor: vars.color.surfaceHover },
  },
]);

const narrow = '(inline-size < 40rem)';
const oneColumn = '(14rem <= inline-size < 40rem)';
const roomForAll = '(inline-size >= 40rem)';

/** Side by side, below each other on a phone. */
export const newsWords = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(55%) minmax(0, 1fr)',
  flex: '1 1 0',
  alignItems: 'baseline',
  gap: vars.space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

/** A few news: their titles stay in one line as far as possible, since the rest is cut. */
export const fewNewsWords = style([
  newsWords,
  { '@container': { [roomForAll]: { gridTemplateColumns: 'fit-content(70%) minmax(0, 1fr)' } } },
]);

/** Its action is beside all words, or beside the second line on a phone. */
export const actingNews = style({});
globalStyle(`${actingNews} > ${action}`, {
  // Above the line, which is positioned too.
  position: 'relative',
  '@container': {
    [oneColumn]: {
      alignSelf: 'end',
      alignItems: 'end',
      paddingBlock: `0 ${vars.space[1]}`,
      fontSize: vars.font.size.sm,
      lineHeight: vars.font.leading.snug,
    },
  },
});
globalStyle(`${actingNews} ${newsWords}`, {
  '@container': { [roomForAll]: { marginInlineEnd: `calc(${actionSize} + ${vars.space[3]})` } },
});

export const newsTitle = style({
  flex: '1 1 0',
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
});

// The words of a patient about a pain are as long as a text; in large letters they would fill the screen.
globalStyle(`${fewNewsWords} > ${newsTitle}`, {
  '@container': {
    '(inline-size < 14rem)': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
});

export const newsAbout = style({
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.leading.snug,
  textAlign: 'end',
  overflow: 'hidden',
  '@container': {
    // In one line the clinical part at the end was cut.
    [roomForAll]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
    // The kind and the day stay together when they do not fit beside a mark.
    [narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2], textAlign: 'start', whiteSpace: 'normal' },
  },
});

globalStyle(`${actingNews} ${newsAbout}`, { '@container': { [oneColumn]: { marginInlineEnd: actionSize } } });

/** A gap separates them on a phone, where they may be on two lines. */
export const afterMark = style({ '@container': { [narrow]: { display: 'none' } } });

/** While all news are shown. */
export const wholeNewsAbout = style([newsAbout, { '@container': { [roomForAll]: { display: 'block' } } }]);

/** While there is nothing to mark one by one. */
export const marking = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minInlineSize: 0,
});

export const previous = style({
  flexBasis: '100%',
  minInlineSize: 0,
  padding: vars.space[4],
  border: line,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
});

/** Away from the last row, which opens something. */
export const markBelowNews = style([wayBack, { marginBlockStart: vars.space[3] }]);

/** Enlarged text needs its room; the words next to the title say the kind too. */
export const newsIcon = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.accent,
  '@container': { '(inline-size < 14rem)': { display: 'none' } },
});

/** In the header. */
export const identity = style({
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
});

/** Next to the way back. */
export const identityBesideBack = style([
  identity,
  { display: 'inline-flex', flex: '1 1 auto', alignItems: 'center', marginInlineStart: vars.space[1] },
]);

export const identityName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The title says it in the size that was asked for. */
export const largeIdentityName = style([identityName, { '@media': { [media.phone]: { fontSize: 'min(1em, 5vw)' } } }]);

export const barIcon = style({
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
  // In pixels, as the tools of the header.
  inlineSize: '44px',
  blockSize: '44px',
});

export const partMenu = style([barIcon]);
globalStyle(`${partMenu} button[aria-haspopup]`, {
  inlineSize: '44px',
  minInlineSize: 0,
  blockSize: '44px',
  minBlockSize: 0,
  padding: 0,
});
globalStyle(`${partMenu} button[aria-haspopup] svg`, { inlineSize: '24px', blockSize: '24px' });

export const propose = style({ flexShrink: 0, marginInlineStart: vars.space[3], minBlockSize: '2.5rem' });
export const proposeIcon = style([barIcon, { color: vars.color.link }]);

export const toAlerts = style({ color: vars.color.danger });

/** With the first alert in words. */
export const toNamedAlerts = style([
  toAlerts,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    // The name of the patient is cut last.
    flexShrink: 4,
    // The icon and how many more there are.
    minInlineSize: '4.25rem',
    maxInlineSize: '20rem',
    // In pixels, as the tools of the header.
    blockSize: '44px',
    marginInlineStart: vars.space[3],
  },
]);

export const alertIcon = style({ flexShrink: 0 });

/** The name before it is cut sooner. */
export const moreAlerts = style({ flexShrink: 0, whiteSpace: 'pre' });
