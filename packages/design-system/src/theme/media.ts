/** In em, so that the layout reacts to the browser's text size. */
export const breakpoints = { tablet: '40em', desktop: '64em', wide: '90em' } as const;

/** Media queries for `'@media'` in a `.css.ts` file and for `matchMedia`. */
export const media = {
  phone: `(width < ${breakpoints.tablet})`,
  tablet: `(width >= ${breakpoints.tablet})`,
  desktop: `(width >= ${breakpoints.desktop})`,
  wide: `(width >= ${breakpoints.wide})`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  dark: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
