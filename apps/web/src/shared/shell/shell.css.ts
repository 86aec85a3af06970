import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';
import { barHeight } from './phone-bar.css.ts';
import { height as topBarHeight } from './top-bar.css.ts';

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  // What sticks to the top of the page stays below the bar, which does so everywhere but on phones.
  vars: { '--ds-page-top': topBarHeight },
  '@media': {
    // What the bar at the bottom covers can be scrolled free.
    [media.phone]: {
      paddingBlockEnd: `calc(${barHeight} + env(safe-area-inset-bottom))`,
      vars: { '--ds-page-top': '0px' },
    },
  },
});

export const body = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: vars.layout.page,
  marginInline: 'auto',
  padding: `${vars.space[5]} max(${vars.space[4]}, env(safe-area-inset-left)) ${vars.space[7]}`,
  '@media': {
    [media.desktop]: {
      columnGap: vars.space[6],
      paddingInline: vars.space[5],
      paddingBlockStart: vars.space[6],
      selectors: { '&[data-sections="true"]': { gridTemplateColumns: '14.5rem minmax(0, 1fr)' } },
    },
    [media.print]: { display: 'block', padding: 0 },
  },
});

export const main = style({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  outline: 'none',
});
