import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const choice = style({ display: 'grid', gap: vars.space[4] });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
