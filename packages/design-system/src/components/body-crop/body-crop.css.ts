import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const crop = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    fill: 'none',
    stroke: vars.color.accent,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const mark = style(
  layered({
    fill: vars.color.accentSoft,
    stroke: 'none',
    '@media': { [media.forcedColors]: { fill: 'none' } },
  }),
);

export const details = style(layered({ strokeOpacity: 0.6 }));
