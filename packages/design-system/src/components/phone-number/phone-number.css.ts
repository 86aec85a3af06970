import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

/** Tall enough for a finger. */
const line = { display: 'inline-block', paddingBlock: '0.25rem', fontVariantNumeric: 'tabular-nums' } as const;

export const number = style(layered(line));
export const whole = style(
  // In large text on a phone a number takes two lines rather than leave its card.
  layered({ ...line, whiteSpace: 'nowrap', '@media': { [media.phone]: { whiteSpace: 'normal' } } }),
);
