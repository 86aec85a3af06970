import { style } from '@vanilla-extract/css';
import { progressInForcedColors } from '../../internals/forced-colors.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const frame = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }));

export const sheet = style(
  layered({
    border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: vars.radius.page,
    backgroundColor: vars.color.surface,
    overflow: 'hidden',
  }),
);

export const text = style(
  layered({
    padding: vars.space[4],
    overflowY: 'auto',
    whiteSpace: 'pre-line',
    overflowWrap: 'break-word',
    selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.border.focus} * -1)` } },
    '@media': { [media.print]: { maxBlockSize: 'none !important', overflow: 'visible' } },
  }),
);

export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minBlockSize: vars.density.row,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    backgroundColor: vars.color.surfaceSunken,
    fontSize: vars.font.size.sm,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const amount = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const complete = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontWeight: vars.font.weight.medium }),
);
export const completeIcon = style(layered({ display: 'flex', color: vars.color.accent }));

export const bar = style(
  layered({
    appearance: 'none',
    flex: 'none',
    inlineSize: '6rem',
    maxInlineSize: '100%',
    blockSize: '0.5rem',
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
      '&::-webkit-progress-value': { backgroundColor: vars.color.accent },
      '&::-moz-progress-bar': { backgroundColor: vars.color.accent },
    },
    '@media': { [media.forcedColors]: progressInForcedColors },
  }),
);
