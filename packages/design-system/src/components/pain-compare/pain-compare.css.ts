import { style } from '@vanilla-extract/css';
import { chosenInForcedColors } from '../../internals/forced-colors.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered, layeredGlobal } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { sheetColors } from '../../theme/pain.ts';
import { narrow } from '../pain-canvas/pain-canvas.css.ts';

export const sheets = style(
  layered({
    display: 'flex',
    justifyContent: 'center',
    gap: vars.space[4],
    inlineSize: '100%',
    maxInlineSize: '44rem',
    '@container': { [narrow]: { maxInlineSize: '20rem' } },
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

export const hint = style(layered({ alignSelf: 'stretch', color: vars.color.textMuted }));

export const dates = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[2],
    inlineSize: '100%',
    maxInlineSize: '44rem',
    margin: 0,
    fontWeight: vars.font.weight.medium,
  }),
);

/** "Before" is on the left in every writing direction, matching the slider. */
export const stage = style(
  layered({
    position: 'relative',
    direction: 'ltr',
    aspectRatio: '419 / 866',
    overflow: 'hidden',
    backgroundColor: sheetColors.paper,
    forcedColorAdjust: 'none',
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${vars.border.focus} solid ${vars.color.focus}`,
        outlineOffset: `calc(-1 * ${vars.border.focus})`,
      },
    },
  }),
);

export const clipped = style(
  layered({ position: 'absolute', inset: 0, display: 'grid', backgroundColor: sheetColors.paper }),
);
layeredGlobal(`${clipped} > img`, { inlineSize: '100%', blockSize: '100%' });
layeredGlobal(`${stage} > [role="status"]`, { blockSize: '100%' });
layeredGlobal(`${stage} [data-shape]`, { blockSize: '100%', borderRadius: 0 });

export const missing = style(
  layered({
    alignSelf: 'center',
    padding: vars.space[4],
    textAlign: 'center',
    fontSize: vars.font.size.sm,
    color: sheetColors.highlight,
  }),
);

const knob = '2.25rem';

export const line = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '3px',
    marginInlineStart: '-1.5px',
    backgroundColor: sheetColors.highlight,
    pointerEvents: 'none',
    selectors: {
      '&::after': {
        content: '"‹ ›"',
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: '50%',
        display: 'grid',
        placeItems: 'center',
        inlineSize: knob,
        blockSize: knob,
        borderRadius: '50%',
        transform: 'translate(-50%, -50%)',
        backgroundColor: sheetColors.highlight,
        color: sheetColors.paper,
        fontSize: '18px',
        lineHeight: 1,
        fontWeight: vars.font.weight.bold,
        boxShadow: `0 0 0 2px ${sheetColors.paper}`,
      },
    },
  }),
);

/** Covers the whole image: it can be dragged anywhere, and a vertical swipe still scrolls the page. */
export const slider = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'ew-resize',
    touchAction: 'pan-y',
  }),
);

export const choice = style(
  layered({
    selectors: {
      '&&[aria-pressed="true"]': {
        backgroundColor: vars.color.accentSoft,
        borderColor: vars.color.accent,
        color: vars.color.onAccentSoft,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&&[aria-pressed="true"]': chosenInForcedColors } } },
  }),
);

export const choices = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[2],
    '@media': { [media.print]: { display: 'none' } },
  }),
);
