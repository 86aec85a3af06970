import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

/** Symbols do not grow with the text, which needs the room. */
const symbolSize = 'min(1.125rem, 24px)';

export const box = style(layered({ position: 'relative', minInlineSize: 0 }));

export const symbol = style(
  layered({
    position: 'absolute',
    insetInlineStart: vars.space[3],
    insetBlockStart: '50%',
    transform: 'translateY(-50%)',
    inlineSize: symbolSize,
    blockSize: symbolSize,
    color: vars.color.textMuted,
    pointerEvents: 'none',
  }),
);

export const input = style(
  layered({
    inlineSize: '100%',
    minBlockSize: '2.5rem',
    paddingInline: `min(2.5rem, 46px) ${vars.space[3]}`,
    border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.font.size.md,
    textOverflow: 'ellipsis',
    '@media': { [media.touch]: { minBlockSize: touchTarget } },
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  }),
);
