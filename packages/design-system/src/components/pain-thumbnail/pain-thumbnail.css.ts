import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { sheetColors } from '../../theme/pain.ts';

export const body = style(
  layered({
    display: 'block',
    inlineSize: '3rem',
    blockSize: '3rem',
    padding: '0.125rem',
    border: `1px solid ${sheetColors.ring}`,
    borderRadius: 'inherit',
    // Drawing sheets are white in every theme.
    backgroundColor: sheetColors.paper,
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  }),
);
