import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const offer = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
