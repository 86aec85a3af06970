import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, layeredGlobal, placed } from '../../theme/layered.ts';

export const box = style(layered({ position: 'relative', display: 'grid', alignItems: 'center' }));

export const select = style([
  layered({
    appearance: 'none',
    // The choice wraps, as large text on a phone needs; where a browser shows one line, it ends with an ellipsis.
    whiteSpace: 'normal',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { '&[data-empty="true"]': { color: vars.color.textMuted } },
  }),
  placed({ paddingInlineEnd: '2.75rem' }),
]);

// Where the option list cannot be styled it uses system colours.
layeredGlobal(`${select} option`, { color: vars.color.text, backgroundColor: vars.color.surfaceRaised });

export const arrow = style(
  layered({
    position: 'absolute',
    insetInlineEnd: vars.density.inlinePad,
    display: 'flex',
    color: vars.color.accent,
    pointerEvents: 'none',
  }),
);
