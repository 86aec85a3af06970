import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { globalFontFace } from '@vanilla-extract/css';

// Optional: whoever waits for data does not wait for letters too, and nothing on the page ever jumps. From the second page
// on the typeface is there.
globalFontFace('Inter Variable', {
  src: `url(${latin}) format('woff2-variations')`,
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'optional',
});
