import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered, placed } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const box = style(layered({ position: 'relative', display: 'flex', alignItems: 'center' }));

export const input = style(placed({ paddingInlineEnd: '3rem' }));

export const open = style(
  layered({
    position: 'absolute',
    insetBlock: '3px',
    insetInlineEnd: '3px',
    inlineSize: '2.5rem',
    display: 'grid',
    placeItems: 'center',
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    color: vars.color.accent,
    cursor: 'pointer',
    // React Aria would set this with a style element, which a Content-Security-Policy refuses.
    touchAction: 'pan-x pan-y pinch-zoom',
    selectors: { '&[data-hovered]': { backgroundColor: vars.color.surfaceHover } },
  }),
);

export const host = style(
  layered({
    position: 'fixed',
    inset: 0,
    inlineSize: 'auto',
    blockSize: 'auto',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    backgroundColor: 'transparent',
    pointerEvents: 'none',
  }),
);

export const popover = style(
  layered({
    inlineSize: 'var(--trigger-width)',
    minInlineSize: 'min(14rem, calc(100vw - 1rem))',
    overflow: 'auto',
    padding: vars.space[1],
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.elevation.overlay,
    pointerEvents: 'auto',
  }),
);

export const list = style(layered({ outline: 'none' }));

export const option = style(
  layered({
    display: 'grid',
    alignContent: 'center',
    minBlockSize: vars.density.target,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderRadius: vars.radius.sm,
    lineHeight: vars.font.leading.snug,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
      '&[data-focused]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 ${vars.border.focus} ${vars.color.focus}` },
      '&[data-selected]': { fontWeight: vars.font.weight.bold },
    },
    '@media': {
      [media.touch]: { minBlockSize: touchTarget },
      [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
    },
  }),
);

export const description = style(
  layered({
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.regular,
    color: vars.color.textMuted,
    selectors: { '[data-focused] > &': { color: 'inherit' } },
  }),
);

export const warningIcon = style(layered({ display: 'block', inlineSize: '1em', blockSize: '1em' }));

export const state = style(
  layered({ padding: vars.space[3], color: vars.color.textMuted, lineHeight: vars.font.leading.snug }),
);

export const failed = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    fontSize: vars.font.size.sm,
    color: vars.color.danger,
  }),
);
