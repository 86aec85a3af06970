import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const gap = vars.space[4];

export const images = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });
export const waiting = style({ display: 'flex', justifyContent: 'center', gap });
export const tools = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] });

globalStyle(`${images} > :first-child`, { justifyContent: 'center', gap });

// Front and back of a preview are each 30 percent as wide as the place they stand in; a press makes them larger.
for (const [size, width] of [
  ['preview', '30%'],
  ['large', `calc(50% - ${gap} / 2)`],
] as const) {
  globalStyle(`${images}[data-size="${size}"] figure`, { flex: `0 0 ${width}` });
  globalStyle(`${waiting}[data-size="${size}"] > *`, { flex: `0 0 ${width}`, aspectRatio: '419 / 866' });
}

/** Nobody needs the button where the small pictures are large already. */
export const enlarge = style({ '@media': { [media.desktop]: { display: 'none' } } });
