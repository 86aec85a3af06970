import literata from '@fontsource/literata/files/literata-latin-600-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { globalFontFace } from '@vanilla-extract/css';

// Text is shown in system fonts until these are loaded.
globalFontFace('Inter Variable', {
  src: `url(${inter}) format('woff2-variations')`,
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

/** Titles and large numbers, in one weight. Not exchanged once a page is shown, so that nothing moves. */
globalFontFace('Literata', {
  src: `url(${literata}) format('woff2')`,
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'optional',
});
