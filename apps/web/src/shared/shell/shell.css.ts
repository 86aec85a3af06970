import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { gutter, narrow, paddingAboveMain, paddingBelowMain, railWidth, wideGutter } from './frame.ts';
import { barHeight } from './places-bar.css.ts';

const bar = `calc(${barHeight} + env(safe-area-inset-bottom))`;

export const shell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': {
    // Lets the content scroll clear of the bottom bar.
    [narrow]: { paddingBlockEnd: bar },
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${railWidth} minmax(0, 1fr)`,
      gridTemplateRows: 'auto auto 1fr auto',
    },
    [media.print]: { display: 'block', padding: 0 },
  },
});

globalStyle(`${shell} > :is(header, main, footer)`, { '@media': { [media.desktop]: { gridColumn: 2 } } });
// The row of the band stays empty in the own record.
globalStyle(`${shell} > main`, { '@media': { [media.desktop]: { gridRow: 3 } } });
globalStyle(`${shell} > footer`, { '@media': { [media.desktop]: { gridRow: 4 } } });

export const root = style({
  '@media': { [narrow]: { vars: { '--ds-page-bottom': bar }, scrollPaddingBlockEnd: `calc(${bar} + 1rem)` } },
});

export const main = style({
  // The footer starts below the first screen, so that it does not move when the content arrives.
  flex: '1 0 auto',
  minBlockSize: '100dvh',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: vars.layout.page,
  padding: `${paddingAboveMain} max(${gutter}, env(safe-area-inset-left)) ${paddingBelowMain}`,
  outline: 'none',
  '@media': {
    [narrow]: { marginInline: 'auto' },
    [media.desktop]: { paddingInline: wideGutter, paddingBlock: `24px ${vars.space[7]}` },
    [media.print]: { display: 'block', maxInlineSize: 'none', padding: 0 },
  },
});
