import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { sheetColors, sheetInk } from '../../theme/pain.ts';
import { unseen } from '../../theme/unseen.ts';
import { sheetHeight, sheetWidth } from './core/space.ts';
import { small, tiny } from './pain-canvas.css.ts';

export const sheet = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minInlineSize: 0,
    maxInlineSize: `${sheetWidth + 2}px`,
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: vars.radius.lg,
    overflow: 'hidden',
    backgroundColor: sheetColors.paper,
    boxShadow: vars.elevation.raised,
    selectors: { '[data-full] &': { inlineSize: '100%', maxInlineSize: 'none' } },
  }),
);

export const caption = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    backgroundColor: vars.color.surface,
    borderBlockEnd: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    '@container': {
      [tiny]: {
        gridTemplateColumns: 'auto auto',
        justifyContent: 'space-between',
        // Every extra line would shrink the sheet.
        selectors: { '[data-full] &': { gridTemplateColumns: 'auto 1fr auto', padding: vars.space[1] } },
      },
    },
  }),
);

export const name = style(
  layered({
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.bold,
    color: vars.color.text,
    '@container': {
      [tiny]: {
        gridRow: 1,
        gridColumn: '1 / -1',
        justifySelf: 'center',
        selectors: { '[data-full] &': { gridColumn: '2' } },
      },
    },
  }),
);

const sideBase = layered({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
});
export const side = style([sideBase]);
export const sideEnd = style([sideBase, layered({ flexDirection: 'row-reverse', justifySelf: 'end' })]);

export const sideName = style(
  layered({
    '@container': {
      [small]: {
        selectors: { '[data-full] &': unseen },
      },
    },
  }),
);

export const letter = style(
  layered({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.6em',
    blockSize: '1.6em',
    borderRadius: '50%',
    border: `${vars.border.control} solid ${vars.color.borderStrong}`,
    fontWeight: vars.font.weight.bold,
    color: vars.color.text,
    textDecoration: 'none',
  }),
);

export const frame = style(
  layered({
    position: 'relative',
    overflow: 'auto',
    aspectRatio: `${sheetWidth} / ${sheetHeight}`,
    backgroundColor: sheetColors.paper,
    // Inline only: a vertical wheel scrolls the page.
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'thin',
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
      // The sheet fits into the remaining space, and a zoomed one takes all of it.
      '[data-full] &': { containerType: 'size', flex: '1 1 0', aspectRatio: 'auto' },
    },
  }),
);

const whole = createVar();

export const stage = style(
  layered({
    position: 'relative',
    vars: { [whole]: '100%', '--zoom': '1' },
    inlineSize: `calc(var(--zoom) * ${whole})`,
    marginInline: 'auto',
    // Large zoom buttons would cover a hand of the figure.
    '@container': { [tiny]: { selectors: { '[data-full] &': { marginInline: '0 auto' } } } },
    aspectRatio: `${sheetWidth} / ${sheetHeight}`,
    touchAction: 'pan-x pan-y pinch-zoom',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    WebkitTouchCallout: 'none',
    cursor: 'crosshair',
    // Pain colours need white in forced colours mode too.
    backgroundColor: sheetColors.paper,
    forcedColorAdjust: 'none',
    selectors: {
      // All touches go to the drawing: one finger draws, two zoom. The same applies to a pen.
      '&[data-fingers], &[data-pen]': { touchAction: 'none' },
      '&[data-locked]': { touchAction: 'pan-x pan-y pinch-zoom', cursor: 'default' },
      '&[data-grabs]': { cursor: 'grab' },
      '[data-full] &': { vars: { [whole]: `min(100cqi, 100cqb * ${sheetWidth} / ${sheetHeight})` } },
    },
  }),
);

export const layer = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    pointerEvents: 'none',
  }),
);

const line = { fill: 'none', stroke: sheetInk, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const outline = style(layered({ ...line, strokeWidth: 1.6 }));
export const details = style(
  layered({
    ...line,
    strokeWidth: 1.1,
    strokeOpacity: 0.45,
    selectors: { '[data-theme="high-contrast"] &': { strokeOpacity: 0.9 } },
    '@media': { [media.moreContrast]: { strokeOpacity: 0.9 } },
  }),
);

export const highlight = style(
  layered({
    fill: sheetColors.highlight,
    fillOpacity: 0.14,
    stroke: sheetColors.highlight,
    strokeWidth: 2,
    strokeDasharray: '5 4',
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const zoom = style(
  layered({
    position: 'absolute',
    insetBlockEnd: vars.space[3],
    insetInlineEnd: vars.space[3],
    display: 'grid',
    gap: vars.space[1],
  }),
);
