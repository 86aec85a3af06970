import { cappedLeading, media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

/** A phone, where the name of a level next to the words would leave them a strip. */
const narrow = '(inline-size < 30rem)';
/** Not text of twice the size on a phone. In rem of the list, since those of a media query ignore the page's own size. */
const roomy = '(inline-size >= 16rem)';
/** Text of twice the size on a small phone. */
const tightest = '(inline-size < 10rem)';

export const entries = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[3],
  padding: `min(${vars.space[4]}, 5vw)`,
  backgroundColor: vars.color.surface,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  borderRadius: vars.radius.md,
  '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: vars.space[1] } },
});

/** More of them to a screen. */
export const brief = style({ paddingBlock: vars.space[2] });

/** Symbols do not grow with the text, which needs the room. */
export const icon = style({
  paddingBlockStart: '0.1em',
  fontSize: `min(${vars.font.size.md}, 20px)`,
  color: vars.color.accent,
});

/** Below the symbol where it needs the whole width. */
export const content = style({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '@container': { [tightest]: { gridRow: 2, gridColumn: '1 / -1' } },
});

/** Next to the words, below them, or in the row of the symbol. */
export const level = style({
  minInlineSize: 0,
  '@container': {
    [narrow]: { gridColumn: 2 },
    [tightest]: { gridRow: 1, gridColumn: 2, justifySelf: 'end' },
  },
});

/** As wide as the entry, so that buttons stand in one column whatever is next to the words. */
export const below = style({
  // Above the link of the entry.
  position: 'relative',
  gridColumn: '2 / -1',
  minInlineSize: 0,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: cappedLeading,
});

export const title = style({
  fontWeight: vars.font.weight.medium,
  selectors: { [`${brief} &`]: { lineHeight: vars.font.leading.snug } },
  '@container': {
    // Its page has the rest. Enlarged text leaves room for few words, and is not cut.
    [roomy]: {
      selectors: {
        [`${brief} &`]: {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        },
      },
    },
  },
});

/** The whole entry is its target. */
export const link = style({
  color: vars.color.link,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible::after': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.border.focus} * -1)`,
    },
  },
});

export const text = style({ color: vars.color.textMuted });
