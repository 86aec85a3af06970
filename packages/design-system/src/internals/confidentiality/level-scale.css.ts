import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const scale = style(
  layered({
    flex: 'none',
    inlineSize: '2.125rem',
    blockSize: '1.25rem',
    selectors: { '&[data-quiet]': { inlineSize: '1.5rem', blockSize: '0.875rem' } },
  }),
);

export const filled = style(
  layered({
    fill: vars.color.accent,
    stroke: vars.color.accent,
    // In each line of a list it must not stand out more than what the line says.
    selectors: { '[data-quiet] > &': { fill: vars.color.textMuted, stroke: vars.color.textMuted } },
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
  }),
);

export const empty = style(
  layered({
    fill: 'transparent',
    stroke: vars.color.borderStrong,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
