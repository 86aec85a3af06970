import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

// Wraps at twice the text size on a phone.
export const sparkline = style(
  layered({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[2]}`,
    minInlineSize: 0,
    maxInlineSize: '100%',
  }),
);

export const drawing = style(
  layered({ inlineSize: '4.5rem', maxInlineSize: '100%', blockSize: '1.5rem', flexShrink: 0 }),
);

export const line = style(
  layered({
    fill: 'none',
    stroke: vars.color.accent,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const last = style(
  layered({ fill: vars.color.accent, '@media': { [media.forcedColors]: { fill: 'Highlight' } } }),
);

export const value = style(
  layered({ fontWeight: vars.font.weight.medium, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
);
