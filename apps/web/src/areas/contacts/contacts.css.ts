import { style } from '@vanilla-extract/css';

/** A line of its own, so that a thumb finds it. */
export const phone = style({ display: 'inline-block', paddingBlock: '0.25rem', whiteSpace: 'nowrap' });
