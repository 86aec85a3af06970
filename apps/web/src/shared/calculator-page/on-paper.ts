import { media } from '@libretto/design-system/theme';
import { globalStyle } from '@vanilla-extract/css';

/** For grids: their rows do not grow with what a new sheet adds to them, and would lie over each other. */
export const onPaper = { [media.print]: { display: 'block' } };

/** The gap that such grids have no more on paper. */
export function gapOnPaper(gap: string, ...grids: string[]): void {
  globalStyle(`:is(${grids.join(', ')}) > * + *`, { '@media': { [media.print]: { marginBlockStart: gap } } });
}
