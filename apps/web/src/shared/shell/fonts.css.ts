import literata from '@fontsource/literata/files/literata-latin-600-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { globalFontFace } from '@vanilla-extract/css';

// A page keeps the fonts it was first shown in, so that nothing moves: system fonts until these are in the cache.
globalFontFace('Inter Variable', {
  src: `url(${inter}) format('woff2-variations')`,
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'optional',
});

/** Titles and large numbers, in one weight. */
globalFontFace('Literata', {
  src: `url(${literata}) format('woff2')`,
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'optional',
});
