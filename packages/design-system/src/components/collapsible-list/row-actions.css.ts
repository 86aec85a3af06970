import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered, layeredGlobal, placed } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { button } from '../button/button-look.ts';

/** The keyboard and touch reach them without hovering. */
export const onHover = `${media.hover} and (pointer: fine) and (not (prefers-contrast: more))`;

/** Buttons of a table that show while the row is pointed at. */
export const hoverTarget = '2rem';

/** More stand in lines of three: side by side they would leave too little room for the columns. */
export const maxInLine = 5;
export const inLines = 3;

const inTable = 'tr > td > ';
const atRest = 'tr:not(:hover, :focus-within) > td > ';
const closed = ':not(:has([aria-expanded="true"]))';

/** A single button is always visible; several show a mark in their place until the row is pointed at. */
export const rowActions = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    gap: vars.space[1],
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Says that the row has actions while they are invisible. */
export const rest = style(
  layered({
    display: 'none',
    '@media': {
      [onHover]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        placeItems: 'center',
        inlineSize: vars.density.control,
        color: vars.color.textMuted,
        fontSize: '1.2em',
        pointerEvents: 'none',
        selectors: { [`${atRest}${rowActions}${closed} > &`]: { display: 'grid' } },
      },
    },
  }),
);

layeredGlobal(`${inTable}${rowActions}:has(> button:nth-of-type(${maxInLine + 1}))`, {
  display: 'inline-grid',
  gridTemplateColumns: `repeat(${inLines}, auto)`,
});
layeredGlobal(`${inTable}${rowActions}[data-several]`, { '@media': { [onHover]: { gap: 0 } } });
// Smaller than for a finger, so that they never cover what the row says.
layeredGlobal(`${inTable}${rowActions}[data-several] > button`, {
  '@media': { [onHover]: { inlineSize: hoverTarget, blockSize: hoverTarget, minInlineSize: 0, minBlockSize: 0 } },
});
layeredGlobal(`${inTable}${rowActions}[data-several] > button`, {
  '@media': { [onHover]: { transition: `opacity ${vars.motion.fast} ${vars.motion.standard}` } },
});
layeredGlobal(`${atRest}${rowActions}[data-several]${closed} > button`, { '@media': { [onHover]: { opacity: 0 } } });

export const chip = style([
  button({ variant: 'ghost', size: 'md', square: true }),
  placed({
    minInlineSize: touchTarget,
    color: vars.color.textMuted,
    '@media': { [media.touch]: { minBlockSize: touchTarget } },
  }),
]);

export const cardActions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    // Keeps two buttons and the menu on one line on a phone; their padding separates the labels.
    rowGap: vars.space[1],
    marginInline: `calc(${vars.space[2]} * -1)`,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const actionIcon = style(layered({ display: 'inline-flex', flex: 'none', fontSize: '1.2em', lineHeight: 1 }));

export const action = style([
  button({ variant: 'ghost', size: 'md', square: true }),
  placed({
    selectors: {
      '&[data-tone="danger"]:not([aria-disabled="true"]):is(:hover, :focus-visible)': { color: vars.color.danger },
    },
  }),
]);

export const labelledAction = style([
  button({ variant: 'ghost', size: 'sm' }),
  placed({
    gap: vars.space[1],
    paddingInline: vars.space[2],
    selectors: { '&[data-tone="danger"]:not([aria-disabled="true"])': { color: vars.color.danger } },
  }),
]);
