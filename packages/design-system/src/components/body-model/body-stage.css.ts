import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { sheetColors } from '../../theme/pain.ts';
import { narrow } from '../pain-canvas/pain-canvas.css.ts';

export const stage = style(
  layered({
    inlineSize: '100%',
    maxInlineSize: '46rem',
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: vars.radius.lg,
    overflow: 'hidden',
    backgroundColor: vars.color.surface,
    boxShadow: vars.elevation.raised,
    '@container': { [narrow]: { maxInlineSize: 'calc(100% - 2 * 1.25rem)' } },
    selectors: {
      // The full-screen layout does not scroll; the body takes the space left by caption and tools.
      '[data-full] &': {
        display: 'flex',
        flexDirection: 'column',
        flex: '1 1 0',
        minBlockSize: 0,
        maxInlineSize: 'none',
        margin: 0,
        overflow: 'auto',
      },
    },
  }),
);

export const caption = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[3]}`,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderBlockEnd: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  }),
);
export const side = style(layered({ fontWeight: vars.font.weight.bold }));
export const note = style(layered({ fontSize: vars.font.size.sm, color: vars.color.textMuted }));

export const frame = style(
  layered({
    position: 'relative',
    blockSize: 'clamp(22rem, calc(100dvh - 15rem), 46rem)',
    backgroundColor: sheetColors.paper,
    touchAction: 'pan-x pan-y pinch-zoom',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    WebkitTouchCallout: 'none',
    cursor: 'crosshair',
    forcedColorAdjust: 'none',
    selectors: {
      '[data-full] &': { blockSize: 'auto', flex: '1 0 auto', minBlockSize: '34dvh' },
      // All touches go to the body: one finger paints, two turn.
      '&[data-fingers], &[data-pen]': { touchAction: 'none' },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
    },
  }),
);

export const canvas = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    pointerEvents: 'none',
  }),
);

export const cursor = style(
  layered({
    position: 'absolute',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: '50%',
    border: `2px solid ${sheetColors.highlight}`,
    boxShadow: `0 0 0 2px ${sheetColors.paper}`,
    pointerEvents: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 'calc(50% - 2px)',
        borderRadius: '50%',
        backgroundColor: sheetColors.highlight,
      },
    },
  }),
);

export const hoverLabel = style(
  layered({
    position: 'absolute',
    insetBlockStart: vars.space[3],
    insetInlineStart: vars.space[3],
    maxInlineSize: '45%',
    padding: `${vars.space[1]} ${vars.space[3]}`,
    borderRadius: vars.radius.md,
    backgroundColor: sheetColors.paper,
    color: sheetColors.ink,
    fontSize: vars.font.size.sm,
    pointerEvents: 'none',
    visibility: 'hidden',
    selectors: { '&[data-shown]': { visibility: 'visible' } },
  }),
);

export const away = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    padding: vars.space[5],
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    textAlign: 'center',
  }),
);

export const tools = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[2],
    padding: vars.space[2],
    borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  }),
);

export const viewButton = style(layered({ selectors: { '&&': { minInlineSize: '5.5rem' } } }));
