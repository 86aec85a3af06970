import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';

/** Reserves the height of the body, so that nothing below moves when it loads. */
export const waiting = style(
  layered({
    display: 'grid',
    alignContent: 'center',
    inlineSize: '100%',
    maxInlineSize: '30rem',
    minBlockSize: 'clamp(22rem, calc(100dvh - 15rem), 46rem)',
  }),
);
