import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const tip = style(
  layered({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    inlineSize: 'max-content',
    maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    border: `${vars.border.hairline} solid ${vars.color.surfaceInverse}`,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.surfaceInverse,
    color: vars.color.textInverse,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.snug,
    textAlign: 'start',
    whiteSpace: 'normal',
    boxShadow: vars.elevation.raised,
  }),
);
