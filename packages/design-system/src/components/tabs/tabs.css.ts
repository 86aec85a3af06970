import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const list = style(
  layered({
    position: 'relative',
    display: 'flex',
    gap: vars.space[1],
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    borderBlockEnd: `${vars.border.control} ${vars.border.style} ${vars.color.border}`,
    // A scroll container would clip the focus ring.
    padding: '5px 5px 0',
    marginInline: '-5px',
  }),
);

export const tab = style(
  layered({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.density.target,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    marginBlockEnd: `calc(-1 * ${vars.border.control})`,
    border: `${vars.border.control} ${vars.border.style} transparent`,
    borderBlockEndWidth: '0.1875rem',
    borderRadius: `${vars.radius.md} ${vars.radius.md} 0 0`,
    backgroundColor: 'transparent',
    color: vars.color.textMuted,
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, color, border-color',
    transitionDuration: vars.motion.fast,
    selectors: {
      '&:hover': { color: vars.color.accent, backgroundColor: vars.color.surfaceHover },
      '&[aria-selected="true"]': {
        color: vars.color.accent,
        backgroundColor: vars.color.surface,
        borderColor: vars.color.border,
        borderBlockEndColor: vars.color.accent,
      },
      '&:focus-visible': { outlineOffset: '0' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Canvas',
        selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } },
      },
    },
  }),
);

export const panel = style(
  layered({
    paddingBlock: vars.space[5],
    selectors: {
      '&[data-fixed="true"]': {
        // Contains visually hidden elements, which would otherwise extend the scroll area.
        position: 'relative',
        overflowY: 'auto',
        // Scrolls the error below a focused field into view as well.
        scrollPaddingBlock: `${vars.space[2]} 6rem`,
      },
    },
  }),
);
