import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { unseen } from '../../theme/unseen.ts';

export const summary = style(layered({ maxInlineSize: vars.layout.measure, overflowWrap: 'break-word' }));
export const none = style(layered({ color: vars.color.textMuted }));

export const frame = style(layered({ containerType: 'inline-size', inlineSize: '100%' }));

/** Phone with enlarged text: three columns would break words, so each row becomes a stack of lines. */
const stacked = '(width < 19rem)';
const asBlock = { '@container': { [stacked]: { display: 'block' } } } as const;

export const table = style(
  layered({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '@media': { [media.print]: { breakInside: 'auto' } },
    ...asBlock,
  }),
);

export const body = style(layered(asBlock));

export const caption = style(
  layered({ textAlign: 'start', fontWeight: vars.font.weight.bold, paddingBlockEnd: vars.space[2], ...asBlock }),
);

const line = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

/** Visually hidden where every cell has its own label; screen readers still take the column names from it. */
export const heads = style(
  layered({
    '@container': { [stacked]: unseen },
  }),
);
const number = {
  '&[data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', paddingInlineEnd: vars.space[4] },
} as const;

export const head = style(
  layered({
    padding: `${vars.space[2]} ${vars.space[2]}`,
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    color: vars.color.textMuted,
    borderBlockEnd: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
    selectors: number,
  }),
);

export const row = style(
  layered({
    selectors: {
      '&:hover, &[data-looked-at]': { backgroundColor: vars.color.surfaceHover },
    },
    '@media': { [media.print]: { breakInside: 'avoid' } },
    '@container': { [stacked]: { display: 'block', paddingBlock: vars.space[2], borderBlockEnd: line } },
  }),
);

export const region = style(
  layered({
    padding: vars.space[2],
    textAlign: 'start',
    fontWeight: vars.font.weight.medium,
    // The column is no narrower than its longest word.
    overflowWrap: 'break-word',
    borderBlockEnd: line,
    '@container': { [stacked]: { display: 'block', border: 0 } },
  }),
);

export const last = style(
  layered({
    display: 'block',
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.regular,
    color: vars.color.textMuted,
  }),
);

export const cell = style(
  layered({
    padding: vars.space[2],
    borderBlockEnd: line,
    selectors: number,
    '@container': {
      [stacked]: {
        display: 'block',
        paddingBlock: vars.space[1],
        border: 0,
        selectors: {
          '&[data-number]': { textAlign: 'start' },
          '&::before': {
            // The second value has empty alternative text: screen readers already announce the column.
            content: ['attr(data-head)', 'attr(data-head) / ""'],
            display: 'block',
            fontSize: vars.font.size.sm,
            color: vars.color.textMuted,
          },
        },
      },
    },
  }),
);

export const level = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.snug,
  }),
);
