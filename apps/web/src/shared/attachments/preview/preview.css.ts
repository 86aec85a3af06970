import { media, unseen, vars, wideInCard } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
});

const fewWords = '(inline-size < 30rem)';

export const longPage = style({ '@container': { [fewWords]: unseen } });
export const shortPage = style({
  display: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [fewWords]: { display: 'inline' } },
});

export const pagesAbove = style({ marginBlockEnd: vars.space[2] });

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The words of the bar depend on its room, which large text halves.
  containerType: 'inline-size',
  ...wideInCard,
  overflow: 'hidden',
  backgroundColor: vars.color.surfaceSunken,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderBlockEnd: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.print]: { display: 'none' } },
});

export const zoom = style({ display: 'flex', gap: vars.space[1] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], marginInlineStart: 'auto' });

/** Where the bar has no room for it, the symbol is enough, and the word is read aloud. */
export const word = style({ '@container': { [fewWords]: unseen } });
/** Only large text has no room for it. */
export const wordOfAction = style({ '@container': { '(inline-size < 20rem)': unseen } });

export const icon = style({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em' });

export const failure = style({ padding: vars.space[3] });

export const stage = style({
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.border.focus} * -1)` } },
});

/** A tap on the page enlarges what is there; a drag or a pinch still moves it. A mouse has the buttons. */
export const wholePage = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  '@media': { [media.touch]: { display: 'block' } },
});

export const tapped = style({ position: 'absolute' });

export const sheet = style({ position: 'relative', backgroundColor: vars.color.surface });

/** Paper is white in every theme. */
export const canvas = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: 'white',
  selectors: { '&[hidden]': { display: 'block', visibility: 'hidden' } },
});

export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
});

/** In the upper part of the page: the middle of a page that is taller than the window is out of sight. */
export const loading = style([over, { insetBlockEnd: 'auto', blockSize: 'min(100%, 40dvh)' }]);

export const line = style({ display: 'block' });

/** Between the files of an exam. */
export const turner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  inlineSize: '100%',
});

/** Text of twice the size on a phone: half of the screen is the file's. */
const largeText = '(inline-size < 16rem)';

const cut = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;
const small = { fontSize: vars.font.size.sm, lineHeight: vars.font.leading.snug } as const;

/** What is cut is still the title, and read aloud. */
export const about = style({ '@container': { [largeText]: { ...cut(2), ...small } } });
export const note = style({
  ...cut(1),
  '@media': { [media.phone]: { WebkitLineClamp: 2 } },
  '@container': { [largeText]: small },
});
