import { media } from '@libretto/design-system/theme';
import { globalStyle } from '@vanilla-extract/css';

/** Print layout for grids: grid rows do not grow across page breaks and would overlap. */
export const printBlock = { [media.print]: { display: 'block' } };

/** Restores the gap that such grids lose in print. */
export function printGap(gap: string, ...grids: string[]): void {
  globalStyle(`:is(${grids.join(', ')}) > * + *`, { '@media': { [media.print]: { marginBlockStart: gap } } });
}
