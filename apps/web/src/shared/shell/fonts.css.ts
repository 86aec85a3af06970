import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { globalFontFace } from '@vanilla-extract/css';

// Text is shown in system fonts until these are loaded.
globalFontFace('Inter Variable', {
  src: `url(${latin}) format('woff2-variations')`,
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});
