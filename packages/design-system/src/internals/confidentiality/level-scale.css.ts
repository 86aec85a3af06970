import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const scale = style(
  layered({
    flex: 'none',
    inlineSize: '2.125rem',
    blockSize: '1.25rem',
  }),
);

export const filled = style(
  layered({
    fill: vars.color.accent,
    stroke: vars.color.accent,
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
