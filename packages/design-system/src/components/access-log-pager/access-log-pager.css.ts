import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const { color, space, font } = vars;
const hairline = `${vars.border.hairline} ${vars.border.style} ${color.border}`;

export const log = style(layered({ display: 'grid', gap: space[4], minInlineSize: 0 }));

export const frame = style(
  layered({ overflow: 'hidden', border: hairline, borderRadius: vars.radius.md, backgroundColor: color.surface }),
);

export const table = style(layered({ inlineSize: '100%', fontVariantNumeric: 'tabular-nums' }));

export const head = style(
  layered({
    paddingBlock: space[3],
    paddingInline: space[4],
    backgroundColor: color.surfaceSunken,
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    color: color.textMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  }),
);

export const cell = style(
  layered({
    paddingBlock: space[3],
    paddingInline: space[4],
    borderBlockStart: hairline,
    lineHeight: font.leading.snug,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-column="when"]': { whiteSpace: 'nowrap' },
      // An IPv4 address (15 characters) stays on one line; a longer address breaks.
      '&[data-column="address"]': { inlineSize: '10rem' },
    },
  }),
);

export const timestamp = style(
  layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);
export const missing = style(layered({ color: color.textMuted, fontStyle: 'italic' }));

export const cards = style(layered({ display: 'grid', gap: space[3], listStyle: 'none' }));

export const card = style(
  layered({
    display: 'grid',
    gap: space[2],
    padding: `min(${space[4]}, 5vw)`,
    border: hairline,
    borderRadius: vars.radius.md,
    backgroundColor: color.surface,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const day = style(layered({ fontWeight: font.weight.medium }));
export const facts = style(layered({ display: 'grid', gap: space[1] }));
export const fact = style(layered({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], alignItems: 'baseline' }));
export const term = style(layered({ flex: 'none', fontSize: font.size.sm, color: color.textMuted }));
export const value = style(
  layered({ flex: '1 1 7rem', minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: font.leading.snug }),
);

export const pages = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);

export const place = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    lineHeight: font.leading.snug,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.phone]: { order: 3, inlineSize: '100%' } },
  }),
);
