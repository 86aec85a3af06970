import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const loadFailed = style(layered({ marginBlock: `0 ${vars.space[3]}` }));
