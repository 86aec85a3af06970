import type { tokenTree } from '../token-tree.ts';

export type ThemeTokens = typeof tokenTree;

export const themeNames = ['light', 'dark', 'high-contrast', 'wireframe'] as const;
export type ThemeName = (typeof themeNames)[number];

export const densityNames = ['comfortable', 'compact'] as const;
export type DensityName = (typeof densityNames)[number];

/** What a theme decides. Distances, motion, density and the pain colours are the same in all of them. */
export interface Theme extends Pick<ThemeTokens, 'color' | 'font' | 'radius' | 'border' | 'elevation'> {
  scheme: 'light' | 'dark';
}
