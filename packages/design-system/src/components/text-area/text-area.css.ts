import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, placed } from '../../theme/layered.ts';

/** With `field-sizing: content` the `rows` attribute has no effect. */
export const rowsName: string = '--ds-text-area-rows';

export const area = style([
  layered({
    display: 'block',
    resize: 'vertical',
    fieldSizing: 'content',
    maxBlockSize: '60vh',
  }),
  placed({
    minBlockSize: `calc(var(${rowsName}) * 1lh + 2 * (${vars.space[2]} + ${vars.border.control}))`,
    lineHeight: vars.font.leading.normal,
  }),
]);

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
