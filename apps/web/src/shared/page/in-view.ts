import { globalStyle } from '@vanilla-extract/css';

/** The result beside a long form stays in view while there is more of the form; below it, it needs no help. */
export function resultInView(...columns: string[]): void {
  globalStyle(`:is(${columns.join(', ')}) > section`, {
    '@media': {
      'screen and (width >= 64em)': {
        position: 'sticky',
        insetBlockStart: 'calc(var(--ds-page-top) + 2rem)',
        // What sticks is in view already: a new result scrolls only where it does not.
        scrollMarginBlockStart: '-1rem',
      },
    },
  });
}
