import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { pageTop } from '../page-top.ts';

export const headBase = {
  position: 'sticky',
  insetBlockStart: pageTop,
  zIndex: 1,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  verticalAlign: 'middle',
  '@media': { [media.print]: { position: 'static' } },
} as const;

export const atEdges = {
  '&:first-child': { paddingInlineStart: vars.space[4] },
  '&:last-child': { paddingInlineEnd: vars.space[4] },
};
export const byKind = {
  '&[data-kind="number"]': { textAlign: 'end', paddingInline: vars.space[2] },
  '&:is([data-kind="number"], [data-kind="date"])': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
} as const;

export const columnHead = style(layered({ ...headBase, selectors: { ...byKind, ...atEdges } }));
export const headText = style(layered({ display: 'inline-block', paddingBlock: vars.space[2] }));

export const sortButton = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: '2.25rem',
    marginInline: `calc(${vars.space[2]} * -1)`,
    paddingInline: vars.space[2],
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    ':hover': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
    ':focus-visible': { outlineOffset: `calc(${vars.border.focus} * -1)` },
    '@media': { [media.touch]: { minBlockSize: touchTarget } },
  }),
);

export const sortArrow = style(
  layered({
    flex: 'none',
    inlineSize: '1rem',
    blockSize: '1rem',
    opacity: 0.45,
    selectors: { '&[data-sorted]': { opacity: 1, color: vars.color.accent } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);
