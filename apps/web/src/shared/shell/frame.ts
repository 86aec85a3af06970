import { breakpoints, vars } from '@libretto/design-system/theme';

/** Pixels, so that large text leaves the page as much room as before. */
export const headerHeight = '48px';
export const toolSize = '44px';
export const railWidth = '220px';
export const gutter = '16px';
export const wideGutter = '32px';

/** Below it the places are a bar at the bottom, above it a rail. */
export const narrow = `(width < ${breakpoints.desktop})`;

const shadow = `linear-gradient(${vars.color.borderStrong}, ${vars.color.borderStrong})`;
const cover = (side: 'top' | 'bottom') => `linear-gradient(to ${side}, transparent, ${vars.color.surface} 70%)`;

/** A line at the edge beyond which there is more: the covers scroll with the list and hide it at both ends. */
export const scrollShadows = {
  background: [
    `${cover('top')} top / 100% 24px no-repeat local`,
    `${cover('bottom')} bottom / 100% 24px no-repeat local`,
    `${shadow} top / 100% 2px no-repeat scroll`,
    `${shadow} bottom / 100% 2px no-repeat scroll`,
  ].join(', '),
} as const;
