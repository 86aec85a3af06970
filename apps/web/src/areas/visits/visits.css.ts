import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
