import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { bar as frameBar } from '../preview/preview.css.ts';

export const bar = style([frameBar, layered({ borderBlockEnd: 0 })]);

export const sliders = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    flex: '1 1 16rem',
    columnGap: vars.space[4],
    rowGap: vars.space[1],
    paddingBlock: vars.space[1],
    '@media': { [media.phone]: { flexBasis: '100%' } },
  }),
);

export const buttons = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[1],
    marginInlineStart: 'auto',
  }),
);

export const slider = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, fontSize: vars.font.size.sm }),
);

export const sliderHead = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[2] }),
);

export const amount = style(layered({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }));

export const range = style(
  layered({
    inlineSize: '100%',
    minInlineSize: 0,
    margin: 0,
    blockSize: '1.75rem',
    accentColor: vars.color.accent,
    '@media': { [media.touch]: { blockSize: '2.75rem' } },
  }),
);

/** Black in every theme, like a light box for radiographs. */
export const stage = style(
  layered({
    display: 'grid',
    blockSize: 'min(60dvh, 40rem)',
    overflow: 'auto',
    overscrollBehaviorInline: 'contain',
    backgroundColor: 'black',
    cursor: 'crosshair',
    touchAction: 'pan-x pan-y pinch-zoom',
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(${vars.border.focus} * -1)` },
      '&[data-fixed="true"]': { cursor: 'default' },
      '&[data-zoomed="true"]': { cursor: 'grab' },
    },
  }),
);

/** Not clipped at its start once it is larger. */
export const image = style(
  layered({
    display: 'block',
    margin: 'auto',
    selectors: {
      '&[data-fit="true"]': { inlineSize: '100%', blockSize: 'min(60dvh, 40rem)', objectFit: 'contain' },
    },
  }),
);

export const notes = style(
  layered({
    display: 'grid',
    gap: vars.space[1],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    lineHeight: vars.font.leading.snug,
  }),
);

export const facts = style(layered({ color: vars.color.text, overflowWrap: 'anywhere' }));
