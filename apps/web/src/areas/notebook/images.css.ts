import { vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const width = '30%';

export const images = style({ display: 'grid', gap: vars.space[4] });

globalStyle(`${images} > :first-child`, { justifyContent: 'center' });
globalStyle(`${images} figure`, { flex: `0 0 ${width}` });

export const waiting = style({ display: 'flex', justifyContent: 'center', gap: vars.space[4] });

globalStyle(`${waiting} > *`, { flex: `0 0 ${width}`, aspectRatio: '419 / 866' });

export const failed = style({ display: 'flex', justifyContent: 'center' });
