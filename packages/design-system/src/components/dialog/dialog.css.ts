import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, placedGlobal } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { wideEdge, wideEnd, wideStart } from '../../theme/wide.ts';

/** Text of twice the size on a phone: title and buttons would leave the content a few lines. */
const largeText = '(inline-size < 16rem)';

export const panel = style(
  layered({
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
  }),
);

/** All but the buttons, which nothing that scrolls can cover. */
export const main = style(
  layered({
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    '@container': {
      [largeText]: {
        // The title scrolls away with the content.
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        scrollPaddingBlock: vars.space[3],
      },
    },
  }),
);

export const header = style(
  layered({
    flex: 'none',
    // A title of twice the size, or a long description, must not push the buttons out of view.
    maxBlockSize: '40dvh',
    overflowY: 'auto',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: `${vars.space[5]} ${vars.space[3]}`,
    paddingInline: `${vars.space[5]} ${vars.space[4]}`,
    '@media': { [media.phone]: { paddingBlockStart: vars.space[3], paddingInlineStart: vars.space[4] } },
    '@container': { [largeText]: { maxBlockSize: 'none', overflowY: 'visible' } },
  }),
);

export const title = style(
  layered({
    fontSize: vars.font.size.xl,
    lineHeight: vars.font.leading.tight,
    paddingBlockStart: '0.3rem',
    outline: 'none',
    '@container': { [largeText]: { fontSize: vars.font.size.lg } },
  }),
);

/** A long word must not push the close button out of view. */
export const content = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' }));
export const description = style(layered({ marginBlockStart: vars.space[2], color: vars.color.textMuted }));

export const body = style(
  layered({
    flex: '1 1 auto',
    minBlockSize: 0,
    // Contains visually hidden elements, which would otherwise extend the scroll area of the dialog.
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[5],
    // Not those of the card that opens the dialog, which it would inherit.
    vars: { [wideStart]: '0px', [wideEnd]: '0px', [wideEdge]: 'initial' },
    selectors: { [`${main}:last-child > &`]: { paddingBlockEnd: vars.space[5] } },
    '@media': {
      [media.phone]: {
        paddingInline: vars.space[4],
        vars: {
          [wideStart]: `calc(-1 * ${vars.space[4]})`,
          [wideEnd]: `calc(-1 * ${vars.space[4]})`,
          [wideEdge]: '0px',
        },
      },
    },
    '@container': { [largeText]: { flex: '1 0 auto', overflowY: 'visible' } },
  }),
);

export const footer = style(
  layered({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    backgroundColor: vars.color.surfaceRaised,
    '@media': {
      [media.phone]: {
        paddingInline: vars.space[4],
        paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
      },
    },
    '@container': {
      [largeText]: {
        // Two buttons fit next to each other.
        gap: '10px',
        paddingBlock: `${vars.space[1]} max(${vars.space[1]}, env(safe-area-inset-bottom))`,
        paddingInline: vars.space[2],
      },
    },
  }),
);

// Two short labels of twice the size fit next to each other.
placedGlobal(`${footer} > button`, { '@container': { [largeText]: { paddingInline: 'min(1.125rem, 3.5vw)' } } });
