import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const pictured = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

export const name = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm, fontWeight: 400 });

export const noWrap = style({ overflowWrap: 'normal' });
