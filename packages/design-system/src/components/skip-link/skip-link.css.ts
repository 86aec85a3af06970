import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const skip = style(
  layered({
    position: 'fixed',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    zIndex: 100,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surfaceInverse,
    color: vars.color.textInverse,
    fontWeight: vars.font.weight.medium,
    transform: 'translateY(-200%)',
    transition: `transform ${vars.motion.fast} ${vars.motion.standard}`,
    selectors: { '&:focus': { transform: 'none' } },
    // Fixed elements would be repeated on every printed page.
    '@media': { [media.print]: { display: 'none' } },
  }),
);
