import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered, placed } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { button } from '../button/button-look.ts';

/** The keyboard and touch reach them without hovering. */
const onHover = `${media.hover} and (pointer: fine) and (not (prefers-contrast: more))`;

export const rowActions = style(
  layered({
    display: 'inline-flex',
    gap: vars.space[1],
    '@media': {
      [onHover]: {
        transition: `opacity ${vars.motion.fast} ${vars.motion.standard}`,
        selectors: {
          'tr:not(:hover, :focus-within) > td > &:not(:has([aria-expanded="true"]))': { opacity: 0 },
        },
      },
      [media.print]: { display: 'none' },
    },
  }),
);

export const chip = style([
  button({ variant: 'ghost', size: 'sm' }),
  placed({
    paddingInline: vars.space[2],
    fontWeight: vars.font.weight.regular,
    textAlign: 'start',
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
