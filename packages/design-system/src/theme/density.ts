import type { DensityName, ThemeTokens } from './themes/types.ts';

/** Sizes of controls and rows for each density. */
export const densities: Readonly<Record<DensityName, ThemeTokens['density']>> = {
  comfortable: { control: '2.875rem', target: '2.75rem', inlinePad: '0.875rem', gap: '1.25rem', row: '3.5rem' },
  compact: { control: '2.25rem', target: '1.75rem', inlinePad: '0.625rem', gap: '0.875rem', row: '2.5rem' },
};

/** Minimum touch target (44 px), independent of density. Fingers do not grow with the text. */
export const touchTarget = 'min(2.75rem, 52px)';
