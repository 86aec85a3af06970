import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

/** Below the words of the row. */
export const note = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
    inlineSize: '100%',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.regular,
  }),
);

/** In a line or a card, whose words have an inset of their own. */
export const inset = style(layered({ paddingInline: vars.space[3], paddingBlockEnd: vars.space[2], flex: '1 0 100%' }));

export const reason = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], overflowWrap: 'anywhere' }),
);

export const icon = style(layered({ flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' }));
