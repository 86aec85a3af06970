/** In em, so that the layout reacts to the browser's text size. */
export const breakpoints = { tablet: '40em', desktop: '64em', wide: '90em' } as const;

/** Media queries for `'@media'` in a `.css.ts` file and for `matchMedia`. */
export const media = {
  phone: '(width < 40em)',
  tablet: '(width >= 40em)',
  desktop: '(width >= 64em)',
  wide: '(width >= 90em)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  dark: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
