import { breakpoints } from '@libretto/design-system/theme';

/** Pixels, so that large text leaves the page as much room as before. */
export const headerHeight = '48px';
export const toolSize = '44px';
export const railWidth = '220px';
export const gutter = '16px';
export const wideGutter = '32px';

/** Below it the places are a bar at the bottom, above it a rail. */
export const narrow = `(width < ${breakpoints.desktop})`;
