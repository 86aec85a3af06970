import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** Whole, in the lines that it was written in. */
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
