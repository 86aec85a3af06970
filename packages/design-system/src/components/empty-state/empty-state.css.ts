import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const frame = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space[3],
    maxInlineSize: '34rem',
    marginInline: 'auto',
    paddingBlock: vars.space[6],
    paddingInline: `min(${vars.space[4]}, 5vw)`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: { '&[data-size="compact"]': { paddingBlock: vars.space[4], gap: vars.space[2] } },
  }),
);

export const drawing = style(
  layered({
    inlineSize: '9rem',
    maxInlineSize: '60%',
    marginBlockEnd: vars.space[2],
    selectors: { '[data-size="compact"] > &': { inlineSize: '5.5rem', marginBlockEnd: 0 } },
  }),
);

export const title = style(layered({ fontSize: vars.font.size.lg, lineHeight: vars.font.leading.snug }));
export const text = style(layered({ color: vars.color.textMuted, textWrap: 'balance' }));
export const action = style(layered({ marginBlockStart: vars.space[2] }));

export const paper = style(layered({ fill: vars.color.surface, stroke: vars.color.borderStrong }));
export const back = style(layered({ fill: vars.color.accentSoft, stroke: vars.color.accent }));
export const line = style(layered({ fill: 'none', stroke: vars.color.border }));
export const ink = style(layered({ fill: 'none', stroke: vars.color.accent }));
export const ribbon = style(layered({ fill: vars.color.ribbon }));
