import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
