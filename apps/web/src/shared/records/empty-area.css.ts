import { panel, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const area = panel;

/** Reserved until the lines have loaded. */
export const drawing = style({ aspectRatio: '1' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] });
