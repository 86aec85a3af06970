import { media, unseen, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { printBlock, printGap } from '../../shared/calculator-page/on-paper.ts';
import { resultInView } from '../../shared/page/in-view.ts';

const hairline = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.lg,
  overflowWrap: 'anywhere',
} as const;

export const entry = style({
  ...panel,
  position: 'relative',
  gap: vars.space[1],
  padding: vars.space[4],
  selectors: { '&:has(button:not([aria-disabled="true"])):hover': { backgroundColor: vars.color.surfaceHover } },
});

// The title of the card, whose whole surface is the target.
globalStyle(`${entry} > button`, { justifyContent: 'space-between', textAlign: 'start' });
globalStyle(`${entry} > button:not([aria-disabled="true"])`, { paddingInline: 0 });
globalStyle(`${entry} > button::after`, { content: '', position: 'absolute', inset: 0 });

export const description = style({ margin: 0, color: vars.color.textMuted });

export const reason = style({ margin: 0, fontWeight: vars.font.weight.medium });

export const summary = style({ inlineSize: 'fit-content', paddingBlock: vars.space[3], cursor: 'pointer' });

/** The result stays visible while the form changes, where there is room. */
export const formWithResult = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' }, ...printBlock },
});

resultInView(formWithResult);

export const form = style({
  ...panel,
  gap: vars.space[5],
  padding: vars.space[5],
  '@media': { [media.phone]: { padding: `min(${vars.space[4]}, 5vw)` }, ...printBlock },
});

export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const heading = style({
  margin: 0,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  breakAfter: 'avoid',
});
export const hint = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': printBlock,
});
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': printBlock,
});

printGap(vars.space[4], formWithResult, form, columns, section);

export const counts = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  breakInside: 'avoid',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
  // `break-word` would not reduce the min-content width of a long word.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [media.phone]: { paddingInlineEnd: vars.space[2] } },
});
globalStyle(`${table} th:first-child`, { overflowWrap: 'normal', hyphens: 'manual' });
globalStyle(`${table} thead th`, { color: vars.color.textMuted, fontSize: vars.font.size.sm });
/** Large text on a narrow screen leaves no room for numbers next to each other. */
const stacked = '(inline-size < 16rem)';

export const tableFrame = style({ containerType: 'inline-size' });

globalStyle(`${table} thead`, { '@container': { [stacked]: unseen } });
globalStyle(`${table} :is(tbody, tbody tr, tbody th, tbody td)`, { '@container': { [stacked]: { display: 'block' } } });
// Screen readers have the heads of the columns.
globalStyle(`${table} tbody td::before`, {
  '@container': {
    [stacked]: {
      content: ["attr(data-label) ': '", "attr(data-label) ': ' / ''"],
      fontWeight: vars.font.weight.regular,
    },
  },
});
globalStyle(`${table} :is(th, td)[data-yours]`, {
  fontWeight: vars.font.weight.bold,
  background: vars.color.surfaceRaised,
});

// Collapsed details cannot be opened on paper.
globalStyle(`${form} details:not([open])`, { '@media': { [media.print]: { display: 'none' } } });
