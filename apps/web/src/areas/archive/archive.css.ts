import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: vars.space[4] });
export const amount = style({ fontWeight: vars.font.weight.medium });
export const form = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '28rem' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
