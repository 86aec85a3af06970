import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const area = style(
  layered({
    display: 'block',
    minBlockSize: '6.5rem',
    resize: 'vertical',
    lineHeight: vars.font.leading.normal,
    // Grows with what is written where the browser can; elsewhere it scrolls.
    fieldSizing: 'content',
    maxBlockSize: '60vh',
  }),
);

export const counter = style(
  layered({
    justifySelf: 'end',
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.snug,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-over="true"]': { color: vars.color.danger, fontWeight: vars.font.weight.medium },
    },
  }),
);
