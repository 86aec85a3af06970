import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const badge = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    maxInlineSize: '100%',
    // A table column is at least as wide as its longest word.
    overflowWrap: 'break-word',
    lineHeight: vars.font.leading.snug,
    selectors: {
      '&[data-level="unknown"]': { color: vars.color.textMuted, fontStyle: 'italic' },
      '&[data-look="compact"]': { verticalAlign: 'middle', hyphens: 'auto' },
    },
  }),
);

export const icon = style(
  layered({
    flex: 'none',
    inlineSize: 'min(1.05em, 20px)',
    blockSize: 'min(1.05em, 20px)',
    color: vars.color.textMuted,
  }),
);

/** Breaks its longest word where even that does not fit, as with large text on a small screen. */
export const name = style(layered({ minInlineSize: 0 }));
