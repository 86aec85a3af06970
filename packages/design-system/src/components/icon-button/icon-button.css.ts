import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';

export const anchor = style(layered({ display: 'inline-flex', maxInlineSize: '100%', verticalAlign: 'middle' }));
