import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, placed } from '../../theme/layered.ts';

const spare = (least: string, most: string) => `clamp(${least}, 100% - 9rem, ${most})`;
const button = spare('44px', 'max(44px, 2.25rem)');

export const box = style(layered({ position: 'relative', display: 'flex', maxInlineSize: '16rem' }));

export const input = style([
  layered({ fontVariantNumeric: 'tabular-nums' }),
  placed({
    paddingInlineStart: spare('4px', vars.density.inlinePad),
    paddingInlineEnd: `calc(${button} + ${spare('2px', '0.5rem')})`,
  }),
]);

export const open = style(
  layered({
    position: 'absolute',
    insetBlock: '3px',
    insetInlineEnd: '3px',
    inlineSize: button,
    display: 'grid',
    placeItems: 'center',
    border: 0,
    borderInlineStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    borderStartEndRadius: vars.radius.sm,
    borderEndEndRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    color: vars.color.accent,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceHover },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  }),
);

/** Provides only the calendar and its position; its own input is never shown. */
export const picker = style(
  layered({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    inlineSize: '1px',
    blockSize: '100%',
    padding: 0,
    border: 0,
    opacity: 0,
    pointerEvents: 'none',
  }),
);
