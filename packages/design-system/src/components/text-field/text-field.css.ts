import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const box = style(layered({ position: 'relative', display: 'flex', alignItems: 'center' }));

export const withSuffix = style(layered({ selectors: { '&&': { paddingInlineEnd: '3.75rem' } } }));

export const suffix = style(
  layered({
    position: 'absolute',
    insetInlineEnd: vars.density.inlinePad,
    color: vars.color.textMuted,
    pointerEvents: 'none',
  }),
);
