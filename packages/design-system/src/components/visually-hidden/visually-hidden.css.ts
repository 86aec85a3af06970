import { style } from '@vanilla-extract/css';
import { utility } from '../../theme/layered.ts';
import { unseen } from '../../theme/unseen.ts';

export const visuallyHidden = style(utility(unseen));
