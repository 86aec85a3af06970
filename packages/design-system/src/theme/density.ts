import { constants } from './themes/shared.ts';
import type { DensityName, ThemeTokens } from './themes/types.ts';

/** Sizes of controls and rows for each density. */
export const densities: Readonly<Record<DensityName, ThemeTokens['density']>> = {
  comfortable: { control: '2.875rem', target: '2.75rem', inlinePad: '0.875rem', gap: '1.25rem', row: '3.5rem' },
  compact: { control: '2.25rem', target: '1.75rem', inlinePad: '0.625rem', gap: '0.875rem', row: '2.5rem' },
};

/** Minimum touch target (44 px), independent of density. Fingers do not grow with the text. */
export const touchTarget = 'min(2.75rem, 52px)';

/** Lengths without the part that large text would add to the space around it. */
const capped = (rem: string) => `min(${rem}, ${Number.parseFloat(rem) * 16}px)`;
/** Height of a line with the space around it. */
export const lineAnd = (rem: string) => `min(${rem}, 1.5rem + ${Number.parseFloat(rem) * 16 - 24}px)`;

/** Space on a phone does not grow with the text, which needs the room more. */
export const phoneSpace = Object.fromEntries(
  Object.entries(constants.space).map(([step, length]) => [step, length === '0' ? length : capped(length)]),
);

export const phoneDensities = {
  comfortable: { ...phoneSizes(densities.comfortable), target: touchTarget },
  compact: phoneSizes(densities.compact),
};

function phoneSizes({ control, inlinePad, gap, row }: ThemeTokens['density']) {
  return { control: lineAnd(control), inlinePad: capped(inlinePad), gap: capped(gap), row: lineAnd(row) };
}
