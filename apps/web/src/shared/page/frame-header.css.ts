import { cappedLeading, media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { toolSize } from '../shell/frame.ts';
import { inBar } from '../shell/top-bar.css.ts';

const size = 'clamp(1.375rem, 5vw, 2rem)';
/** Where titles have their full size, and the name of a tab stands beside instead of above. */
const roomy = '(width >= 50em)';

export const title = style({ fontSize: size, overflowWrap: 'break-word', hyphens: 'auto' });

export const barTitle = style([
  inBar,
  {
    fontSize: size,
    lineHeight: 1.1,
    selectors: { '&[data-long]': { fontSize: '1.0625rem' } },
    '@media': {
      [media.tablet]: { selectors: { '&[data-long]': { fontSize: '1.5rem' } } },
      [roomy]: { selectors: { '&[data-long]': { fontSize: size } } },
    },
  },
]);

export const barTab = style([inBar]);

globalStyle(`${barTab} > div`, {
  '@media': {
    // Titles begin at the same place, with and without a tab.
    [roomy]: { flexDirection: 'row-reverse', justifyContent: 'flex-end', alignItems: 'baseline', gap: vars.space[3] },
  },
});

/** With the name of its tab within the header's height. */
export const tabbedTitle = style({
  // Keeps the lower parts of letters off the header's border.
  paddingBlockEnd: '2px',
  fontSize: 'clamp(1.25rem, 4.5vw, 1.375rem)',
  lineHeight: 1.1,
  selectors: { '&[data-long]': { fontSize: '1.0625rem' } },
  '@media': {
    // The narrowest phones have 110 px next to the tools.
    '(width < 22em)': { fontSize: '1.0625rem' },
    [roomy]: { fontSize: size, selectors: { '&[data-long]': { fontSize: size } } },
  },
});

export const back = style([inBar, { gap: vars.space[1], fontSize: vars.font.size.md }]);

export const backBelow = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], overflowWrap: 'anywhere' });

globalStyle(`${back} > a`, {
  minInlineSize: 0,
  // It stays in one line.
  lineHeight: toolSize,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[3],
  // They keep their place when the description opens.
  selectors: { '&:has(details)': { alignItems: 'flex-start' } },
});

export const content = style({
  flex: '1 1 20rem',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  selectors: {
    '&:empty': { display: 'none' },
    // What opens it stays in the line of its words.
    '&:has(details)': { flexBasis: '30rem' },
  },
});

export const description = style({
  maxInlineSize: vars.layout.measure,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  lineHeight: cappedLeading,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
