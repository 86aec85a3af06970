import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

const hairline = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

export const frame = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }));

export const count = style(layered({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

export const group = style(layered({ display: 'grid', gap: vars.space[2] }));

export const groupTitle = style(
  layered({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    fontSize: vars.font.size.md,
    lineHeight: vars.font.leading.snug,
  }),
);

export const groupCount = style(
  layered({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.regular, color: vars.color.textMuted }),
);

export const list = style(
  layered({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    border: hairline,
    borderRadius: vars.radius.page,
    backgroundColor: vars.color.surface,
    overflow: 'hidden',
  }),
);

export const item = style(layered({ selectors: { '& + &': { borderBlockStart: hairline } } }));

export const result = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: '0.125rem',
    inlineSize: '100%',
    minBlockSize: vars.density.row,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    border: 0,
    backgroundColor: 'transparent',
    color: vars.color.text,
    textAlign: 'start',
    lineHeight: vars.font.leading.snug,
    selectors: {
      'button&': { cursor: 'pointer' },
      'button&:hover': { backgroundColor: vars.color.surfaceHover },
      '&:focus-visible': { outlineOffset: `calc(${vars.border.focus} * -1)` },
    },
  }),
);

export const content = style(
  layered({ display: 'grid', flex: '1 1 7rem', gap: '0.125rem', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const title = style(layered({ fontWeight: vars.font.weight.medium }));
export const description = style(layered({ fontSize: vars.font.size.sm, color: vars.color.textMuted }));
export const aside = style(
  layered({
    display: 'flex',
    marginInlineStart: 'auto',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const question = style(layered({ overflowWrap: 'anywhere', color: vars.color.text }));
