import { globalStyle } from '@vanilla-extract/css';

export function resultInView(...columns: string[]): void {
  globalStyle(`:is(${columns.join(', ')}) > section`, {
    '@media': {
      'screen and (width >= 64em)': {
        position: 'sticky',
        insetBlockStart: 'calc(var(--ds-page-top) + 2rem)',
        // A sticky result is in view already, so it needs no scrolling.
        scrollMarginBlockStart: '-1rem',
      },
    },
  });
}
