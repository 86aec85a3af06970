import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const group = style(layered({ display: 'grid', gap: vars.space[3], inlineSize: '100%' }));

export const block = style(
  layered({
    display: 'block',
    borderRadius: vars.radius.sm,
    backgroundColor: `color-mix(in srgb, ${vars.color.border} 55%, ${vars.color.canvas})`,
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    animation: `${breathe} 1.8s ease-in-out infinite`,
    selectors: {
      '&[data-shape="text"]': { blockSize: '1.1em', inlineSize: '100%' },
      '&[data-shape="text"]:last-child:not(:first-child)': { inlineSize: '62%' },
      '&[data-shape="title"]': { blockSize: '1.6em', inlineSize: '45%' },
      '&[data-shape="block"]': { blockSize: '7rem', borderRadius: vars.radius.page },
      '&[data-shape="row"]': { blockSize: vars.density.row, borderRadius: vars.radius.page },
      '&[data-shape="circle"]': { blockSize: '3rem', inlineSize: '3rem', borderRadius: '50%' },
    },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);
