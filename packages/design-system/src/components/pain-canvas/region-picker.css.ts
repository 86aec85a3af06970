import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';

export const hint = style(
  layered({ paddingInline: vars.space[4], paddingBlock: vars.space[2], color: vars.color.textMuted }),
);

export const levels = style(
  layered({ display: 'flex', paddingInline: vars.space[4], paddingBlockEnd: vars.space[4], maxInlineSize: '36rem' }),
);

export const views = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 21rem), 1fr))',
    gap: vars.space[5],
    padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}`,
  }),
);

export const heading = style(layered({ marginBlockEnd: vars.space[2], fontWeight: vars.font.weight.bold }));

export const list = style(
  layered({ display: 'grid', gap: '2px', listStyle: 'none', maxBlockSize: '26rem', overflow: 'auto', padding: '4px' }),
);

export const region = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: touchTarget,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    border: `${vars.border.control} solid transparent`,
    borderRadius: vars.radius.md,
    backgroundColor: 'transparent',
    color: vars.color.text,
    font: 'inherit',
    lineHeight: vars.font.leading.snug,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceHover },
      '&[data-marked]': { backgroundColor: vars.color.surfaceSunken, fontWeight: vars.font.weight.medium },
    },
  }),
);

export const name = style(layered({ flex: '1 1 9ch', minInlineSize: 0 }));
export const level = style(layered({ fontSize: vars.font.size.sm, color: vars.color.textMuted }));
