import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight } from './phone-bar.css.ts';

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  // Lets the content scroll clear of the bottom bar.
  '@media': { [media.phone]: { paddingBlockEnd: `calc(${barHeight} + env(safe-area-inset-bottom))` } },
});

const bar = `calc(${barHeight} + env(safe-area-inset-bottom))`;

globalStyle(`html:has(${shell})`, {
  '@media': { [media.phone]: { vars: { '--ds-page-bottom': bar }, scrollPaddingBlockEnd: `calc(${bar} + 1rem)` } },
});

export const body = style({
  // The footer starts below the first screen, so that it does not move when the content arrives.
  flex: '1 0 auto',
  minBlockSize: '100dvh',
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
