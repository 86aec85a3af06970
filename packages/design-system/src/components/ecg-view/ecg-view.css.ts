import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, placed } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { coarseGridColor, fineGridColor } from './grid-colors.ts';

const { color, space } = vars;

export const ecg = style(layered({ display: 'grid', gap: space[3], minInlineSize: 0, maxInlineSize: '700px' }));
export const title = style(layered({ fontSize: vars.font.size.lg, lineHeight: vars.font.leading.snug }));
export const waiting = style(layered({ minBlockSize: '260px', display: 'grid', alignContent: 'center' }));
export const trace = style(layered({ display: 'grid', gap: space[2], minInlineSize: 0 }));
export const facts = style(layered({ color: color.textMuted, lineHeight: vars.font.leading.snug }));

export const tools = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' }));

export const gain = style(
  placed({
    inlineSize: 'auto',
    minBlockSize: '2.125rem',
    paddingBlock: 0,
    fontSize: vars.font.size.sm,
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  }),
);

// Time runs from left to right in every writing direction, and so does the slider.
export const frame = style(
  layered({
    direction: 'ltr',
    position: 'relative',
    blockSize: '260px',
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
    outline: `1px solid ${color.borderStrong}`,
    backgroundColor: color.surface,
    cursor: 'grab',
    // One finger moves along the trace, two zoom; vertical movement scrolls the page.
    touchAction: 'pan-y',
    selectors: { '&:active': { cursor: 'grabbing' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Nothing is animated: the end of the transition signals a theme change, with reduced motion too. */
const heardAfter = '1ms';

/** Declares the colours it paints with, see core/stage.ts; the end of the transition signals that they changed. */
export const canvas = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    color: color.text,
    caretColor: fineGridColor,
    textDecorationColor: coarseGridColor,
    fontFamily: vars.font.family.text,
    fontSize: vars.font.size.xs,
    transition: `color ${heardAfter}`,
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        caretColor: 'transparent',
        textDecorationColor: 'color-mix(in srgb, GrayText 50%, Canvas)',
      },
    },
  }),
);

export const calipers = style(
  layered({ position: 'absolute', inset: 0, overflow: 'hidden', touchAction: 'none', cursor: 'crosshair' }),
);

export const span = style(
  layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', maxInlineSize: 'none' }),
);
export const interval = style(
  layered({
    fill: color.accent,
    fillOpacity: 0.12,
    stroke: color.accent,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight' } },
  }),
);
export const level = style(
  layered({
    stroke: color.accent,
    strokeWidth: 1.5,
    strokeDasharray: '5 3',
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
);

export const handle = style(
  layered({
    position: 'absolute',
    insetBlockStart: '-0.75rem',
    insetInlineStart: '-0.75rem',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    border: `3px solid ${color.accent}`,
    borderRadius: '50%',
    backgroundColor: color.surface,
    cursor: 'move',
    touchAction: 'none',
    '@media': {
      [media.touch]: {
        inlineSize: '2.75rem',
        blockSize: '2.75rem',
        insetBlockStart: '-1.375rem',
        insetInlineStart: '-1.375rem',
      },
      [media.forcedColors]: { borderColor: 'Highlight' },
    },
  }),
);

export const position = style(
  layered({ direction: 'ltr', inlineSize: '100%', minBlockSize: '1.75rem', margin: 0, cursor: 'pointer' }),
);

export const status = style(
  layered({
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.snug,
    fontVariantNumeric: 'tabular-nums',
    color: color.textMuted,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const readout = style(layered({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` }));
export const term = style(layered({ fontSize: vars.font.size.sm, color: color.textMuted }));
export const value = style(
  layered({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold, fontVariantNumeric: 'tabular-nums' }),
);
