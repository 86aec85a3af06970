import { breakpoints, vars } from '@libretto/design-system/theme';

/** Pixels, so that large text leaves the page as much room as before. */
export const headerHeight = '48px';
export const toolSize = '44px';
export const railWidth = '220px';
export const gutter = '16px';
export const wideGutter = '32px';
/** Above and below the content where the places are a bar. */
export const paddingAboveMain = '16px';
export const paddingBelowMain = vars.space[5];

/** Below it the places are a bar at the bottom, above it a rail. */
export const narrow = `(width < ${breakpoints.desktop})`;

/** Windows in which the rail has little room for the pages of a place. */
export const low = '(height <= 1000px)';

/** A length, or a large negative one on a screen too low for its text, where a foot in view would cover the page. */
export const unlessLow = (length: string) => `min(${length}, (100dvh - 36rem) * 1000)`;

/** Such as those of a laptop, where all pages and the way out fit in the rail. Fingers need larger targets. */
export const laptop = '(height <= 860px) and (pointer: fine)';

const shadow = (side: 'top' | 'bottom') =>
  `linear-gradient(to ${side}, ${vars.color.borderStrong} 2px, color-mix(in srgb, ${vars.color.borderStrong} 45%, transparent) 2px, transparent)`;
const cover = (side: 'top' | 'bottom') => `linear-gradient(to ${side}, transparent, ${vars.color.surface} 40%)`;

/** A shadow at the edge beyond which there is more: the covers scroll with the list and hide it at both ends. */
export const scrollShadows = {
  background: [
    `${cover('top')} top / 100% 32px no-repeat local`,
    `${cover('bottom')} bottom / 100% 32px no-repeat local`,
    `${shadow('bottom')} top / 100% 18px no-repeat scroll`,
    `${shadow('top')} bottom / 100% 18px no-repeat scroll`,
  ].join(', '),
} as const;
