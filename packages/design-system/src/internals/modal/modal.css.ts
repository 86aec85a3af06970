import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** The margins do not grow with the text, which needs the width of a phone. */
const width = 'calc(100vw - min(2rem, 32px))';

export const modal = style(
  layered({
    containerType: 'inline-size',
    inlineSize: '100%',
    maxInlineSize: `min(${vars.layout.dialog}, ${width})`,
    maxBlockSize: 'min(52rem, calc(100dvh - 2rem))',
    margin: 'auto',
    padding: 0,
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    borderRadius: vars.radius.page,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.elevation.overlay,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    animation: `${rise} ${vars.motion.base} ${vars.motion.standard}`,
    selectors: {
      '&[open]': { display: 'flex', flexDirection: 'column' },
      '&::backdrop': {
        backgroundColor: vars.color.backdrop,
        animation: `${fade} ${vars.motion.base} ${vars.motion.standard}`,
      },
      '&[data-size="sm"]': { maxInlineSize: `min(27rem, ${width})` },
      '&[data-size="lg"]': { maxInlineSize: `min(56rem, ${width})` },
      '&[data-size="full"]': { maxInlineSize: width, maxBlockSize: 'calc(100dvh - 2rem)' },
      // Fills the screen, so it has no outline of a dialog.
      '&[data-size="screen"]': {
        maxInlineSize: '100vw',
        maxBlockSize: '100dvh',
        blockSize: '100dvh',
        inlineSize: '100vw',
        border: 0,
        borderRadius: 0,
      },
      // The backdrop already shows that the dialog has focus.
      '&:focus-visible': { outline: 'none' },
    },
    '@media': {
      [media.phone]: {
        selectors: {
          // On a phone a form fills the screen; a question does not.
          '&[data-sheet="true"]': {
            maxInlineSize: '100vw',
            maxBlockSize: '100dvh',
            blockSize: '100dvh',
            inlineSize: '100vw',
            margin: 0,
            border: 0,
            borderRadius: 0,
          },
        },
      },
      [media.forcedColors]: { border: '2px solid CanvasText' },
      [media.reducedMotion]: { animation: 'none', selectors: { '&::backdrop': { animation: 'none' } } },
    },
  }),
);

export const notice = style(layered({ flex: 'none', minInlineSize: 0, overflowWrap: 'anywhere' }));
