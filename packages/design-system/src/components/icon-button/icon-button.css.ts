import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';

export const anchor = style(
  layered({
    display: 'inline-flex',
    // A grid or flex container may stretch this element: a stretched square would also become as wide as it is high.
    alignItems: 'center',
    maxInlineSize: '100%',
    verticalAlign: 'middle',
  }),
);
