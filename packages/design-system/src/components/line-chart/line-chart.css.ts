import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, layeredGlobal } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

/** Text of twice the size leaves this much on a phone. */
const largeText = '(inline-size < 17rem)';
/** What explains the drawing comes below it, which is what the first screen has room for. */
const below = { '@container': { [largeText]: { order: 1 } } };

export const chart = style(
  layered({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    minInlineSize: 0,
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[5]}`,
  }),
);

export const title = style(layered({ fontSize: vars.font.size.lg, lineHeight: vars.font.leading.snug }));

export const waiting = style(layered({ display: 'grid', alignContent: 'center', overflow: 'hidden' }));

export const legend = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}`, listStyle: 'none' }),
);

/** Of the ends of bars, below them. */
export const barKey = style([legend, layered(below)]);

export const key = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.snug,
    color: color.textMuted,
  }),
);

export const swatch = style(
  layered({
    flex: 'none',
    inlineSize: '1.75rem',
    blockSize: '0.875rem',
    borderBlock: `1px dashed ${color.success}`,
    backgroundColor: color.successSoft,
    printColorAdjust: 'exact',
  }),
);

/** Fits its longest text on a phone, so that the chart does not move while values are read. */
export const readout = style(
  layered({
    ...below,
    display: 'grid',
    minBlockSize: '1.75rem',
    lineHeight: vars.font.leading.snug,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [media.phone]: {
        minBlockSize: '3.25rem',
        selectors: { '&[data-many]': { minBlockSize: '5.25rem' } },
      },
    },
  }),
);

/** The overview keeps its room below the values of a moment. */
export const figures = style(
  layered({
    gridArea: '1 / 1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'start',
    gap: `${space[1]} ${space[4]}`,
    selectors: { '&[data-hidden]': { visibility: 'hidden' } },
  }),
);

export const day = style(
  layered({ color: color.textMuted, '@media': { [media.phone]: { inlineSize: '100%', fontSize: vars.font.size.sm } } }),
);
export const figure = style(
  layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[2] }),
);
export const name = style(layered({ fontSize: vars.font.size.sm }));
export const place = style(layered({ fontSize: vars.font.size.sm, color: color.textMuted }));

export const amount = style(
  layered({
    selectors: { '[data-overview] &': { fontFamily: vars.font.family.display, fontSize: vars.font.size.xl } },
  }),
);
export const comparison = style(layered({ inlineSize: '100%', fontSize: vars.font.size.sm }));
export const note = style(layered({ ...below, fontSize: vars.font.size.sm, color: color.textMuted }));

export const frame = style(layered({ minInlineSize: 0 }));

export const field = style(
  layered({
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    borderRadius: vars.radius.sm,
    cursor: 'crosshair',
    // Horizontal drags read values; vertical ones scroll the page.
    touchAction: 'pan-y',
  }),
);

export const drawing = style(
  layered({
    display: 'block',
    maxInlineSize: '100%',
    overflow: 'visible',
    // Time runs from left to right in every writing direction, and axis labels are placed by measured position.
    direction: 'ltr',
    userSelect: 'none',
    '@media': { [media.print]: { printColorAdjust: 'exact' } },
  }),
);

export const band = style(layered({ fill: color.successSoft, '@media': { [media.forcedColors]: { fill: 'none' } } }));
export const edge = style(
  layered({
    fill: 'none',
    stroke: color.success,
    strokeDasharray: '4 4',
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
);
/** Longer dashes than the edges of a band: the two are close to each other. */
export const limit = style(
  layered({
    fill: 'none',
    stroke: color.textMuted,
    strokeWidth: '1.5px',
    strokeDasharray: '10 4',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const bracket = style(
  layered({
    fill: 'none',
    stroke: color.success,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
);
export const grid = style(
  layered({ stroke: color.border, '@media': { [media.forcedColors]: { stroke: 'GrayText', strokeDasharray: '1 5' } } }),
);
export const axis = style(
  layered({ stroke: color.borderStrong, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
);

export const axisLabel = style(
  layered({
    fill: color.textMuted,
    fontSize: vars.font.size.xs,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  }),
);

export const cursor = style(
  layered({
    stroke: 'transparent',
    selectors: { '[data-active] > &, :focus-visible > * > &': { stroke: color.text } },
    '@media': { [media.forcedColors]: { selectors: { '[data-active] > &': { stroke: 'Highlight' } } } },
  }),
);

export const line = style(
  layered({
    fill: 'none',
    strokeWidth: 2.25,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const bar = style(
  layered({
    fill: 'none',
    stroke: color.accent,
    strokeLinecap: 'round',
    selectors: { '&[data-chosen]': { stroke: color.text } },
    '@media': {
      [media.forcedColors]: { stroke: 'CanvasText', selectors: { '&[data-chosen]': { stroke: 'Highlight' } } },
    },
  }),
);

/** Wider than its bar. */
export const foot = style([bar, layered({ strokeLinecap: 'butt' })]);

/** Thin: the mean of the group is drawn over it. */
export const spread = style(
  layered({
    fill: 'none',
    stroke: color.accent,
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const outside = style(
  layered({
    fill: color.danger,
    selectors: {
      // Apart from the bar that it ends.
      '&[data-within]': { stroke: color.surface, strokeWidth: 2, strokeLinejoin: 'round', paintOrder: 'stroke' },
    },
    '@media': {
      [media.forcedColors]: { fill: 'CanvasText', selectors: { '&[data-within]': { stroke: 'Canvas' } } },
    },
  }),
);

export const endLabel = style(
  layered({
    fill: color.text,
    // Legible over bars and lines.
    stroke: color.surface,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
  }),
);

export const mark = style(
  layered({
    strokeWidth: 1.75,
    stroke: color.surface,
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
  }),
);

const inks = [color.accent, color.ribbon, color.info, color.text];
const dashes = ['none', '7 5', '2 5', '10 4 2 4'];
inks.forEach((ink, index) => {
  layeredGlobal(`${line}[data-series="${index}"]`, {
    stroke: ink,
    strokeDasharray: dashes[index],
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  });
  layeredGlobal(`${spread}[data-series="${index}"]`, {
    stroke: ink,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  });
  layeredGlobal(`${mark}[data-series="${index}"]`, {
    fill: ink,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  });
});

export const more = style(layered({ ...below, '@media': { [media.print]: { display: 'none' } } }));

export const summary = style(
  layered({
    inlineSize: 'fit-content',
    paddingBlock: space[2],
    fontSize: vars.font.size.sm,
    color: color.link,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { [media.touch]: { paddingBlock: space[3] } },
  }),
);

export const scroll = style(layered({ maxBlockSize: '22rem', overflow: 'auto' }));

export const table = style(
  layered({ inlineSize: '100%', fontSize: vars.font.size.sm, fontVariantNumeric: 'tabular-nums' }),
);

layeredGlobal(`${table} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
layeredGlobal(`${table} tbody th`, { fontWeight: vars.font.weight.regular });
layeredGlobal(`${table} thead th`, { fontWeight: vars.font.weight.medium, color: color.textMuted });
