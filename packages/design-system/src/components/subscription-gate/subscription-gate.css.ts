import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const status = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: `max(${vars.space[5]}, env(safe-area-inset-bottom))`,
    zIndex: 10,
    display: 'grid',
    justifyItems: 'center',
    paddingInline: vars.space[4],
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

const appear = keyframes({ from: { opacity: 0, visibility: 'hidden' } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Delayed by half a second, since most responses arrive sooner. */
export const checking = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surfaceInverse,
    color: vars.color.textInverse,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    boxShadow: vars.elevation.overlay,
    animation: `${appear} 120ms 500ms backwards`,
  }),
);

export const spinner = style(
  layered({
    inlineSize: '1.15em',
    blockSize: '1.15em',
    border: '0.16em solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      [media.reducedMotion]: { animationDuration: '4s' },
      // Otherwise the gap of the spinner would be drawn as well.
      [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
  }),
);
