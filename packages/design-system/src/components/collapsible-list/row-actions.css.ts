import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, placed } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { button } from '../button/button-look.ts';

export const rowActions = style(
  layered({
    display: 'inline-flex',
    gap: vars.space[1],
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Below a card: as wide as the card, on as many lines as the words need. */
export const cardActions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    // The padding of the buttons keeps their words apart: on a phone two of them and the menu have one line.
    rowGap: vars.space[1],
    marginInline: `calc(${vars.space[2]} * -1)`,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const actionIcon = style(layered({ display: 'inline-flex', flex: 'none', fontSize: '1.2em', lineHeight: 1 }));

/** A quiet square button; the danger only shows when it is about to be pressed. */
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
