import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { raisedPanel } from '../../theme/panel.css.ts';
import { unseen } from '../../theme/unseen.ts';

const hairline = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

export const root = style([
  raisedPanel,
  layered({
    display: 'flow-root',
    // Not `hidden`: the column heads stick to the page.
    overflow: 'clip',
    '@media': { [media.print]: { border: 0, overflow: 'visible' } },
  }),
]);

/*
 * Panel: animated where the browser can animate to `auto`; otherwise, and on a page that loads with it open, it
 * appears at once.
 */

export const panel = style(
  layered({
    interpolateSize: 'allow-keywords',
    blockSize: 'auto',
    borderBlockStart: hairline,
    transitionDuration: vars.motion.base,
    transitionTimingFunction: vars.motion.standard,
    transitionBehavior: 'allow-discrete',
    transitionProperty: 'none',
    '@starting-style': { blockSize: 0, opacity: 0, overflow: 'clip' },
    selectors: {
      '&[data-toggled]': { transitionProperty: 'block-size, opacity, display, overflow' },
      '&[hidden]': { display: 'none', blockSize: 0, opacity: 0, overflow: 'clip' },
    },
    // Even the shortest fade hides the content until the browser draws a frame, which is late on a busy machine.
    '@media': { [media.reducedMotion]: { selectors: { '&[data-toggled]': { transitionProperty: 'none' } } } },
  }),
);

export const stateBox = style(layered({ padding: vars.space[4] }));

/* Toolbar */

export const toolbar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    // Symbols and gaps keep their size, so that the search and the order share a line with text of twice the size too.
    '@media': {
      [media.phone]: {
        gap: vars.space[2],
        paddingBlock: vars.space[3],
        paddingInline: vars.space[3],
      },
    },
    selectors: { '&:has(> :only-child)': { padding: 0 } },
  }),
);

const control = {
  minBlockSize: '2.5rem',
  border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.font.size.md,
  '@media': { [media.touch]: { minBlockSize: touchTarget } },
} as const;

const symbolSize = 'min(1.125rem, 24px)';

export const search = style(
  layered({
    flex: '1 1 16rem',
    maxInlineSize: '26rem',
    '@media': { [media.phone]: { flexBasis: 'min(9rem, 160px)', maxInlineSize: 'none' } },
  }),
);

export const sort = style(
  layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 }),
);

export const sortLabel = style(
  layered({
    flex: 'none',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    '@media': { [media.phone]: unseen },
  }),
);

/** A phone has one line for the search and the order: until one is chosen, its sign is enough. */
export const sortText = style(
  layered({ '@media': { [media.phone]: { selectors: { '&[data-unsorted]': { display: 'none' } } } } }),
);

export const sortBox = style(
  layered({
    position: 'relative',
    display: 'inline-grid',
    minInlineSize: 0,
    borderRadius: vars.radius.md,
    ':focus-within': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '1px' },
  }),
);

export const sortShown = style(
  layered({
    ...control,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    lineHeight: vars.font.leading.snug,
    overflowWrap: 'anywhere',
  }),
);

export const sortArrow = style(
  layered({ flex: 'none', inlineSize: symbolSize, blockSize: symbolSize, color: vars.color.accent }),
);

/** Only where the words are left out. */
export const sortSign = style([sortArrow, layered({ '@media': { [media.tablet]: { display: 'none' } } })]);

export const sortSelect = style(
  layered({ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, appearance: 'none', cursor: 'pointer' }),
);

export const selectionBar = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3], fontSize: vars.font.size.sm }),
);

export const selectAll = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '2.5rem',
    cursor: 'pointer',
    '@media': { [media.touch]: { minBlockSize: touchTarget } },
  }),
);

export const status = style(
  layered({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);
