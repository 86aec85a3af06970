import { style, styleVariants } from '@vanilla-extract/css';
import { box, mark } from '../../internals/choice/choice.css.ts';
import { pageTopName } from '../../internals/page-top.ts';
import { atEdges, byKind, headBase } from '../../internals/record-table/column-head.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { hoverTarget, onHover } from './row-actions.css.ts';

const hairline = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

export const rows = styleVariants({
  windowed: layered({
    vars: { [pageTopName]: '0px' },
    maxBlockSize: 'min(72dvh, 48rem)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Sizes of rows out of view are estimates until rendered: the browser must not compensate for them too.
    overflowAnchor: 'none',
    contain: 'strict',
    blockSize: 'min(72dvh, 48rem)',
    ':focus-visible': { outlineOffset: `calc(${vars.border.focus} * -1)` },
  }),
  whole: layered({
    '@media': { [media.print]: { overflow: 'visible' } },
  }),
});

export const table = style(
  layered({
    inlineSize: '100%',
    fontSize: vars.font.size.md,
    lineHeight: vars.font.leading.snug,
    selectors: { '&[data-windowed]': { tableLayout: 'fixed' } },
  }),
);

/** Dimmed with a colour that still has the contrast of text. */
const marked = {
  color: vars.color.textMuted,
  outline: `2px dashed ${vars.color.borderStrong}`,
  outlineOffset: '-2px',
} as const;

export const row = style(
  layered({
    borderBlockStart: hairline,
    backgroundColor: vars.color.surface,
    selectors: { '&[data-selected]': { backgroundColor: vars.color.accentSoft }, '&[data-marked]': marked },
    '@media': {
      [media.hover]: { ':hover': { backgroundColor: vars.color.surfaceHover } },
      [media.print]: { breakInside: 'avoid' },
    },
  }),
);

const cellBase = {
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  blockSize: vars.density.row,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
} as const;

export const cell = style(layered({ ...cellBase, selectors: { ...byKind, ...atEdges } }));
export const nameCell = style(
  layered({ ...cellBase, fontWeight: vars.font.weight.medium, selectors: { ...byKind, ...atEdges } }),
);
export const belowName = style(
  layered({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.regular,
  }),
);
const checkBase = { inlineSize: '4rem', paddingInlineStart: vars.space[4], paddingInlineEnd: 0 } as const;
export const checkCell = style(layered({ ...cellBase, ...checkBase }));
export const checkHead = style(layered({ ...headBase, ...checkBase }));
export const actionCount = '--ds-list-actions';
/** Rows are not measured in windowed mode: the head alone defines the space for the buttons. */
const roomFor = (button: string) => `calc(var(${actionCount}) * (${button} + ${vars.space[1]}) + ${vars.space[3]})`;
export const actionsHead = style(
  layered({
    ...headBase,
    inlineSize: '1%',
    selectors: { '[data-windowed] &': { inlineSize: roomFor(vars.density.control) } },
    '@media': {
      [onHover]: { selectors: { '[data-windowed] &': { inlineSize: roomFor(hoverTarget) } } },
      [media.touch]: {
        selectors: { '[data-windowed] &': { inlineSize: roomFor(`max(${vars.density.control}, ${touchTarget})`) } },
      },
      [media.print]: { display: 'none' },
    },
  }),
);
export const actionsCell = style(
  layered({
    position: 'relative',
    paddingInlineEnd: vars.space[3],
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const check = style([mark, box]);

export const checkLabel = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '1.75rem',
    minBlockSize: '1.75rem',
    cursor: 'pointer',
    '@media': { [media.touch]: { minInlineSize: touchTarget, minBlockSize: touchTarget } },
  }),
);

export const gap = style(layered({ border: 0, padding: 0, listStyle: 'none' }));

/* Cards */

export const cards = style(layered({ listStyle: 'none', padding: 0 }));
export const cardRows = style([cards, layered({ paddingBlockEnd: vars.space[3] })]);
export const cardGrid = style([
  cardRows,
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
    paddingInline: vars.space[2],
    '@media': { [media.phone]: { paddingInline: 0 } },
  }),
]);

export const cardSlot = style(layered({ display: 'flow-root' }));

const card = style(
  layered({
    selectors: { '&[data-selected]': { backgroundColor: vars.color.accentSoft }, '&[data-marked]': marked },
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

export const variants = styleVariants({
  row: [
    card,
    layered({
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[2],
      blockSize: `calc(100% - ${vars.space[3]})`,
      marginBlockStart: vars.space[3],
      marginInline: vars.space[3],
      padding: vars.space[4],
      paddingBlockEnd: vars.space[2],
      border: hairline,
      borderRadius: vars.radius.page,
      backgroundColor: vars.color.surfaceRaised,
    }),
  ],
  text: [
    card,
    layered({
      borderBlockStart: hairline,
      paddingBlock: vars.space[2],
      paddingInline: vars.space[4],
    }),
  ],
});

export const cardHead = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], minBlockSize: '2.5rem' }),
);

export const cardName = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.snug,
    overflowWrap: 'anywhere',
  }),
);

export const cardLine = style(
  layered({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.regular,
  }),
);

export const cardPart = style(
  layered({
    selectors: {
      '&:empty': { display: 'none' },
      // At the end of a line rather than at the start of the next.
      '&:not(:last-child)::after': { content: '"\\a0·"' },
    },
  }),
);

/** As many short fields in a row as there is room for. */
export const cardFields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    flex: 1,
    alignContent: 'start',
  }),
);

/** Texts need the whole width, with their label next to them. */
export const cardField = style(
  layered({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    minInlineSize: 0,
    lineHeight: vars.font.leading.snug,
    overflowWrap: 'anywhere',
    selectors: { '&[data-short]': { gridColumn: 'auto', display: 'block' } },
  }),
);

export const cardTerm = style(
  layered({ flex: '1 1 6.5rem', minInlineSize: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm }),
);
/* With large text it wraps below its label instead of breaking after each letter. */
export const cardValue = style(layered({ flex: '4 1 6rem', minInlineSize: 0 }));

export const menuTitle = style(
  layered({
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    overflowWrap: 'anywhere',
  }),
);
