import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const form = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] }));

export const start = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginInlineEnd: 'auto' }));
