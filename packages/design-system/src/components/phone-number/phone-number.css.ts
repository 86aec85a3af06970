import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const line = { display: 'inline-block', paddingBlock: '0.25rem', fontVariantNumeric: 'tabular-nums' } as const;

export const number = style(layered(line));
export const noWrap = style(
  // With large text on a phone the number may wrap instead of overflowing its card.
  layered({ ...line, whiteSpace: 'nowrap', '@media': { [media.phone]: { whiteSpace: 'normal' } } }),
);
