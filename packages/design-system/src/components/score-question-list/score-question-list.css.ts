import { style } from '@vanilla-extract/css';
import { pageBottom } from '../../internals/page-bottom.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered, layeredGlobal } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const { color, space, font } = vars;

/** In print, grid rows do not grow with the space that a page break adds, and would overlap. */
const onPaper = { [media.print]: { display: 'block' } };

export const score = style(layered({ display: 'grid', gap: space[4], minInlineSize: 0, '@media': onPaper }));

export const questions = style(layered({ display: 'grid', listStyle: 'none', '@media': onPaper }));

export const question = style(
  layered({
    display: 'grid',
    gap: space[2],
    paddingBlock: space[4],
    paddingInlineStart: space[4],
    borderInlineStart: `4px solid ${color.accent}`,
    borderBlockEnd: `${vars.border.hairline} ${vars.border.style} ${color.border}`,
    // A dotted line marks unanswered questions, since colour must not be the only cue.
    selectors: { '&[data-open]': { borderInlineStart: `4px dotted ${color.borderStrong}` } },
    '@media': { [media.print]: { paddingBlock: space[2], breakInside: 'avoid' } },
  }),
);

export const summary = style(
  layered({
    inlineSize: 'fit-content',
    paddingBlock: space[1],
    fontSize: font.size.sm,
    color: color.link,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { [media.touch]: { paddingBlock: space[3] } },
  }),
);

export const counts = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    gap: space[4],
    padding: space[3],
    borderRadius: vars.radius.md,
    backgroundColor: color.surfaceSunken,
    fontSize: font.size.sm,
    lineHeight: font.leading.snug,
  }),
);

export const term = style(layered({ fontSize: font.size.sm, color: color.textMuted }));
export const lines = style(layered({ display: 'grid', gap: space[1], paddingInlineStart: space[4] }));

export const total = style(
  layered({
    position: 'sticky',
    insetBlockEnd: pageBottom,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[5]}`,
    padding: space[4],
    border: `${vars.border.hairline} ${vars.border.style} ${color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.surfaceRaised,
    boxShadow: vars.elevation.raised,
    '@media': {
      [media.phone]: { paddingBlock: space[2], paddingInline: space[3] },
      [media.print]: { position: 'static', marginBlockStart: space[4], breakInside: 'avoid' },
    },
  }),
);

export const sum = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[2] }));

export const points = style(
  layered({ fontSize: font.size.xl, lineHeight: font.leading.tight, fontVariantNumeric: 'tabular-nums' }),
);

export const left = style(
  layered({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: font.size.sm, color: color.textMuted }),
);

layeredGlobal(`${questions} :is(input, summary)`, { scrollMarginBlock: '8rem' });
