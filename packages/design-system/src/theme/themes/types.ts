import type { Values } from '../definitions.ts';

export type ThemeTokens = Values;

/** Values of the attribute `data-theme`. */
export const themeNames = ['light', 'dark', 'high-contrast', 'wireframe'] as const;
/** Name of a theme. */
export type ThemeName = (typeof themeNames)[number];

/** Values of the attribute `data-density`. */
export const densityNames = ['comfortable', 'compact'] as const;
/** Name of a density. */
export type DensityName = (typeof densityNames)[number];

/** Tokens that themes define. Spacing, motion, density and pain colours are shared. */
export interface Theme extends Pick<ThemeTokens, 'color' | 'font' | 'radius' | 'border' | 'elevation'> {
  /** Value of the CSS property `color-scheme`, for scroll bars and native controls. */
  readonly scheme: 'light' | 'dark';
}
