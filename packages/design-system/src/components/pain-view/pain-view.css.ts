import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, layeredGlobal } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const gap = vars.space[4];

export const view = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap, inlineSize: '100%' }));

layeredGlobal(`${view} > [data-size]`, { justifyContent: 'center', gap });

/** Of 260 pixels in height. */
const lowWidth = '126px';

for (const [size, width] of [
  ['preview', '30%'],
  ['words', `min(30%, ${lowWidth})`],
  ['large', `calc(50% - ${gap} / 2)`],
] as const) {
  layeredGlobal(`${view}[data-size="${size}"] figure`, { flex: `0 0 ${width}` });
}

export const tools = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] }),
);

export const enlarge = style(layered({ '@media': { [media.desktop]: { display: 'none' } } }));

/** Smaller than the tools that draw with these colours. */
export const keys = style(
  layered({ display: 'grid', gap: vars.space[2], fontSize: vars.font.size.sm, textAlign: 'center' }),
);
layeredGlobal(`${keys} > ul`, { justifyContent: 'center', columnGap: vars.space[3] });
layeredGlobal(`${keys} svg`, { inlineSize: 'min(1.25rem, 28px)', blockSize: 'min(1.25rem, 28px)' });
