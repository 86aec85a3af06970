import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const list = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], listStyle: 'none' }));

export const tag = style(
  layered({
    display: 'inline-flex',
    alignItems: 'stretch',
    maxInlineSize: '100%',
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.accent}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    lineHeight: vars.font.leading.snug,
  }),
);

export const content = style(
  layered({
    alignSelf: 'center',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    paddingBlock: vars.space[1],
    paddingInlineStart: vars.space[3],
    selectors: { '&:last-child': { paddingInlineEnd: vars.space[3] } },
  }),
);

export const remove = style(
  layered({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2.25rem',
    minBlockSize: '2.25rem',
    border: 0,
    borderRadius: vars.radius.md,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: vars.color.surface } },
    // Inset, so that it covers no letter of the tag.
    ':focus-visible': { outlineOffset: `calc(${vars.border.focus} * -1)` },
    '@media': { [media.touch]: { minInlineSize: '2.75rem', minBlockSize: '2.75rem' } },
  }),
);

export const entry = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minInlineSize: 0 }));
export const input = style(layered({ flex: '1 1 8rem', minInlineSize: 0 }));

export const suggestions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    listStyle: 'none',
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  }),
);
