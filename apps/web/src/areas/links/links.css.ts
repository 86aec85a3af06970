import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const lists = style({ display: 'grid', gap: vars.space[4] });
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const external = style({ color: vars.color.textMuted, maxInlineSize: vars.layout.measure });
