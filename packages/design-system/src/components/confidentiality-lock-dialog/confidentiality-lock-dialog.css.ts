import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const form = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] }));

/** The buttons stay in a line of their own. */
export const forecast = style(layered({ flex: '1 1 100%', fontWeight: vars.font.weight.medium }));

export const fields = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] }));

export const tagsNote = style(layered({ clear: 'both' }));

export const tags = style(
  layered({
    marginBlockStart: vars.space[2],
    border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    selectors: { '&[data-invalid]': { borderColor: vars.color.danger } },
  }),
);

export const tagsLegend = style(
  layered({ float: 'inline-start', inlineSize: '100%', padding: 0, fontWeight: vars.font.weight.medium }),
);

export const tagsHead = style(
  layered({
    clear: 'both',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    backgroundColor: vars.color.surfaceSunken,
  }),
);

export const tagCount = style(layered({ fontSize: vars.font.size.sm, fontVariantNumeric: 'tabular-nums' }));

export const tagList = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    columnGap: vars.space[3],
    maxBlockSize: '16rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    overflowWrap: 'anywhere',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    '@media': { [media.phone]: { maxBlockSize: 'none' } },
  }),
);
