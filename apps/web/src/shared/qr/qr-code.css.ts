import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'block', inlineSize: '100%', maxInlineSize: '14rem', forcedColorAdjust: 'none' });
export const light = style({ fill: 'white' });
export const dark = style({ fill: 'black' });
