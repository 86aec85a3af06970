import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { wideInCard } from '../../theme/wide.ts';

export const frame = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...wideInCard,
    overflow: 'hidden',
    backgroundColor: vars.color.surfaceSunken,
  }),
);

export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    borderBlockEnd: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const amount = style(
  layered({
    minInlineSize: '4ch',
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const end = style(layered({ marginInlineStart: 'auto' }));

export const stage = style(
  layered({
    display: 'grid',
    blockSize: 'min(60dvh, 40rem)',
    overflow: 'auto',
    overscrollBehaviorInline: 'contain',
    touchAction: 'pan-x pan-y pinch-zoom',
    cursor: 'default',
    selectors: {
      '&[data-zoomed="true"]': { cursor: 'grab' },
      '&:focus-visible': { outlineOffset: `calc(${vars.border.focus} * -1)` },
    },
    '@media': { [media.print]: { blockSize: 'auto', overflow: 'visible' } },
  }),
);

/** Centred while it fits; not clipped at its start when it does not. */
export const image = style(
  layered({
    margin: 'auto',
    inlineSize: 'auto',
    blockSize: 'auto',
    maxInlineSize: 'none',
    selectors: { '&[data-fit="true"]': { maxInlineSize: '100%', maxBlockSize: 'min(60dvh, 40rem)' } },
  }),
);

export const video = style(
  layered({ display: 'block', inlineSize: '100%', maxBlockSize: 'min(60dvh, 40rem)', backgroundColor: 'black' }),
);

export const audioBox = style(layered({ paddingBlock: vars.space[6], paddingInline: vars.space[4] }));
export const audio = style(layered({ display: 'block', inlineSize: '100%' }));

export const note = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[3],
    minBlockSize: '14rem',
    paddingBlock: vars.space[5],
    // With enlarged text on a phone, text needs the space more than padding.
    paddingInline: `min(${vars.space[5]}, 6%)`,
    textAlign: 'center',
    lineHeight: vars.font.leading.snug,
  }),
);

export const noteIcon = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
  }),
);

export const fileName = style(layered({ overflowWrap: 'anywhere', fontWeight: vars.font.weight.medium }));
export const actions = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] }),
);

export const open = style(layered({ flexWrap: 'wrap' }));
