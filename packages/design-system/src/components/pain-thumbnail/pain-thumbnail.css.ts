import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
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
    // White on a light surface. On a dark one a list of white sheets would glare; the outline keeps a contrast of 3:1.
    backgroundColor: `color-mix(in srgb, ${sheetColors.paper} 70%, ${vars.color.surface})`,
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  }),
);
