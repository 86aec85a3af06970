import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, layeredGlobal } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const { color, space, font } = vars;

export const panel = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    minInlineSize: 0,
    padding: space[5],
    border: `${vars.border.hairline} ${vars.border.style} ${color.border}`,
    borderBlockStart: `4px solid ${color.accent}`,
    borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
    backgroundColor: color.surfaceRaised,
    // May be longer than a printed page: its parts avoid page breaks, the panel does not.
    '@media': { [media.phone]: { padding: space[4] }, [media.print]: { display: 'block' } },
  }),
);

layeredGlobal(`${panel} > * + *`, { '@media': { [media.print]: { marginBlockStart: space[4] } } });

export const title = style(layered({ fontSize: font.size.lg, lineHeight: font.leading.snug, breakAfter: 'avoid' }));

export const answer = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], breakInside: 'avoid' }),
);

export const values = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: `${space[4]} ${space[5]}`,
    breakInside: 'avoid',
    selectors: { '[data-stale] > &': { textDecoration: `line-through ${color.textMuted}` } },
  }),
);

export const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[1],
    minInlineSize: 0,
    breakInside: 'avoid',
  }),
);

export const label = style(layered({ fontSize: font.size.sm, lineHeight: font.leading.snug, color: color.textMuted }));

export const result = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space[1]} ${space[3]}` }),
);

export const number = style(
  layered({
    fontFamily: font.family.display,
    fontSize: font.size.xxl,
    fontWeight: font.weight.bold,
    lineHeight: font.leading.tight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);

export const note = style(layered({ fontSize: font.size.sm, lineHeight: font.leading.snug, color: color.textMuted }));

export const used = style(layered({ display: 'grid', gap: space[1] }));
export const lines = style(
  layered({ display: 'grid', gap: space[1], listStyle: 'none', lineHeight: font.leading.snug }),
);

export const summary = style(
  layered({
    inlineSize: 'fit-content',
    paddingBlock: space[2],
    color: color.link,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { [media.touch]: { paddingBlock: space[3] }, [media.print]: { display: 'none' } },
  }),
);

export const steps = style(
  layered({
    display: 'grid',
    gap: space[3],
    listStyle: 'none',
    '@media': { [media.print]: { display: 'block' } },
  }),
);

layeredGlobal(`${steps} > * + *`, { '@media': { [media.print]: { marginBlockStart: space[3] } } });

export const step = style(
  layered({
    display: 'grid',
    gap: space[1],
    padding: space[3],
    borderRadius: vars.radius.md,
    backgroundColor: color.surfaceSunken,
    breakInside: 'avoid',
  }),
);

export const term = style(layered({ fontSize: font.size.sm, color: color.textMuted }));
export const formula = style(layered({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }));

export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

export const disclaimer = style(
  layered({
    paddingBlockStart: space[3],
    borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${color.border}`,
    fontSize: font.size.sm,
    lineHeight: font.leading.snug,
    color: color.textMuted,
  }),
);
