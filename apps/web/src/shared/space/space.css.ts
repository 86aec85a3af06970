import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'grid', gap: vars.space[4] });

export const note = style({ color: vars.color.textMuted });
