import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const list = style(
  layered({
    position: 'fixed',
    inset: 'auto',
    minInlineSize: 'min(13rem, calc(100vw - 1rem))',
    maxInlineSize: 'min(24rem, calc(100vw - 1rem))',
    maxBlockSize: 'calc(100dvh - 1rem)',
    overflowY: 'auto',
    margin: 0,
    padding: vars.space[1],
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.elevation.overlay,
  }),
);

export const item = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: vars.density.target,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    color: vars.color.text,
    fontSize: vars.font.size.md,
    lineHeight: vars.font.leading.snug,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover, &:focus-visible': { backgroundColor: vars.color.surfaceHover },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[data-tone="danger"]': { color: vars.color.danger },
      '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.touch]: { minBlockSize: touchTarget },
      [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
    },
  }),
);

export const icon = style(
  layered({
    display: 'flex',
    color: vars.color.accent,
    selectors: {
      '[data-tone="danger"] > &': { color: 'inherit' },
      '[aria-disabled="true"] > &': { color: 'inherit' },
    },
  }),
);

export const content = style(layered({ display: 'grid' }));
export const reason = style(layered({ fontSize: vars.font.size.sm, color: vars.color.textMuted }));
