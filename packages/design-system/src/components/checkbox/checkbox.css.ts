import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const checkbox = style(layered({ display: 'grid', gap: vars.space[1], justifyItems: 'start' }));
