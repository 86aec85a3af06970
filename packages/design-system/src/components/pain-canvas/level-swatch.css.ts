import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { sheetColors } from '../../theme/pain.ts';

export const swatch = style(
  layered({
    flex: 'none',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: '50%',
    // A thin dark ring separates white from white and dark red from a dark page.
    boxShadow: `0 0 0 1px ${sheetColors.ring}, 0 0 0 2px ${sheetColors.paper}`,
    forcedColorAdjust: 'none',
  }),
);

export const number = style(layered({ fontSize: '12px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }));
