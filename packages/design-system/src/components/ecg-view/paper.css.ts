import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { coarseGridColor, fineGridColor } from './grid-colors.ts';

const { color } = vars;

export const paper = style(
  layered({
    display: 'none',
    fontSize: vars.font.size.sm,
    '@media': { [media.print]: { display: 'grid', gap: '2mm' } },
  }),
);
export const strip = style(
  layered({ maxInlineSize: '100%', blockSize: 'auto', breakInside: 'avoid', printColorAdjust: 'exact' }),
);
export const fine = style(layered({ stroke: fineGridColor, strokeWidth: 0.1, fill: 'none' }));
export const coarse = style(layered({ stroke: coarseGridColor, strokeWidth: 0.18, fill: 'none' }));
export const printed = style(layered({ stroke: color.text, strokeWidth: 0.3, strokeLinejoin: 'round', fill: 'none' }));
export const stamp = style(layered({ fontSize: '3px', fill: color.text }));
