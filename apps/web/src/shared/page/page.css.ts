import { vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, paddingAboveMain, paddingBelowMain, unlessLow } from '../shell/frame.ts';
import { foot } from './sticky-foot.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  // Fills the available width instead of growing with the longest word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Does not grow with the text on a phone, whose first screen needs the room.
  gap: `min(${vars.space[5]}, 6vw)`,
  minInlineSize: 0,
  selectors: {
    // As wide as the first column of a detail page.
    '&[data-width="list"]': { maxInlineSize: '55rem' },
  },
});

// The foot of a short page stays above the bar, where that of a long one is.
globalStyle(`${page}:has(> ${foot})`, {
  '@media': {
    [narrow]: {
      display: 'flex',
      flexDirection: 'column',
      minBlockSize: `max(0px, ${unlessLow(`100dvh - ${paddingAboveMain} - ${paddingBelowMain}`)})`,
    },
  },
});
globalStyle(`${page} > ${foot}`, { '@media': { [narrow]: { marginBlockStart: 'auto' } } });

// The grid gap replaces it.
globalStyle(`${page} > header`, { marginBlockEnd: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const reference = style({ fontSize: vars.font.size.sm, color: vars.color.textMuted });

/** The heading stands next to the mark of the summary. */
export const closedPart = style({ minBlockSize: '44px', cursor: 'pointer' });
globalStyle(`${closedPart} > *`, { display: 'inline' });

/** Large text leaves no room for the frame of a card around one line. */
export const closedCard = style({});
globalStyle(`${closedCard} > div`, { paddingBlock: '12px' });
// The sign never stands in a line of its own.
globalStyle(`${closedCard} summary`, { display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const closedTitle = style({
  minInlineSize: 0,
  fontSize: vars.font.size.lg,
  lineHeight: vars.font.leading.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
/** Next to the mark of its summary. */
export const closedLine = style({ display: 'inline' });
globalStyle(`${closedLine} > h2`, { display: 'inline', marginInlineEnd: vars.space[3] });
export const closedActions = style({ paddingBlock: '12px' });
