import type { Values } from '../definitions.ts';

export type ThemeTokens = Values;

export const themeNames = ['light', 'dark', 'high-contrast', 'wireframe'] as const;
export type ThemeName = (typeof themeNames)[number];

export const densityNames = ['comfortable', 'compact'] as const;
export type DensityName = (typeof densityNames)[number];

/** Tokens that themes define. Spacing, motion, density and pain colours are shared. */
export interface Theme extends Pick<ThemeTokens, 'color' | 'font' | 'radius' | 'border' | 'elevation'> {
  readonly scheme: 'light' | 'dark';
}
