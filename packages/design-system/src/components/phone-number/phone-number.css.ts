import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';

/** Tall enough for a finger. */
const line = { display: 'inline-block', paddingBlock: '0.25rem', fontVariantNumeric: 'tabular-nums' } as const;

export const number = style(layered(line));
export const whole = style(layered({ ...line, whiteSpace: 'nowrap' }));
