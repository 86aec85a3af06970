import { media, raisedPanel, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { printBlock, printGap } from '../../shared/calculator-page/on-paper.ts';
import { resultInView } from '../../shared/page/in-view.ts';

export const calculators = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': printBlock,
});

export const card = style({
  minInlineSize: 0,
  background: vars.color.surface,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  selectors: { '&:not([open])': { '@media': { [media.print]: { display: 'none' } } } },
});

export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.lg,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
  },
  '@media': { [media.phone]: { padding: vars.space[4] } },
});

export const cardTitle = style({ margin: 0, fontSize: vars.font.size.lg, lineHeight: vars.font.leading.snug });
export const cardContent = style({ flex: 1, minInlineSize: 0 });
export const cardText = style({ color: vars.color.textMuted });

export const chevron = style({
  flexShrink: 0,
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.fast} ${vars.motion.standard}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
});

export const cardBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[5]}`,
  '@media': { [media.phone]: { padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[4]}` }, ...printBlock },
});

export const calculator = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space[6] },
    ...printBlock,
  },
});

resultInView(calculator);

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': printBlock,
});
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': printBlock,
});
export const facts = style({ margin: 0, color: vars.color.textMuted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});

export const note = style({ maxInlineSize: vars.layout.measure, color: vars.color.textMuted });
export const notes = style({ display: 'grid', gap: vars.space[3], '@media': printBlock });

printGap(vars.space[4], calculators, cardBody, calculator, form, questions, notes);

globalStyle(`${questions} > *`, { '@media': { [media.print]: { breakInside: 'avoid' } } });

export const search = style({ maxInlineSize: vars.layout.dialog });
export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const groupTitle = style({ margin: 0, fontSize: vars.font.size.lg });
const line = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;
export const jumps = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` });
export const jump = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' });
export const links = style([raisedPanel, { margin: 0, padding: 0, listStyle: 'none', overflow: 'hidden' }]);
/** Next to each other where there is room, so that names and purposes are read down their columns. */
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  minBlockSize: vars.density.row,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  color: vars.color.text,
  lineHeight: vars.font.leading.snug,
  textDecoration: 'none',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      columnGap: vars.space[4],
    },
  },
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
    'li + li > &': { borderBlockStart: line },
  },
});
export const linkTitle = style({ color: vars.color.link, fontWeight: vars.font.weight.medium });
export const linkText = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const searchResult = style({ margin: 0, color: vars.color.textMuted });
