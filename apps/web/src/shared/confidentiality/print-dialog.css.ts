import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const choice = style({ display: 'grid', gap: vars.space[4] });
