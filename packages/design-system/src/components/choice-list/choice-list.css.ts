import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { lineAnd } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const legend = style(
  layered({ float: 'inline-start', inlineSize: '100%', padding: 0, fontWeight: vars.font.weight.medium }),
);

export const list = style(
  layered({
    clear: 'both',
    display: 'grid',
    gap: vars.space[2],
    listStyle: 'none',
    margin: 0,
    padding: `${vars.space[2]} 0 0`,
  }),
);

export const choice = style(
  layered({
    position: 'relative',
    display: 'grid',
    gap: vars.space[1],
    minBlockSize: lineAnd('3.5rem'),
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    border: `${vars.border.control} ${vars.border.style} ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    lineHeight: vars.font.leading.snug,
    overflowWrap: 'anywhere',
    selectors: {
      '&:has([aria-current])': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:has([aria-current])': { borderColor: 'Highlight' } } },
      [media.hover]: {
        selectors: { '&:hover:not(:has([aria-current]))': { backgroundColor: vars.color.surfaceHover } },
      },
    },
  }),
);

/** Its target is the whole choice; its text alone is its name. */
export const button = style(
  layered({
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.text,
    font: 'inherit',
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
  }),
);

export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
  }),
);

export const now = style(layered({ color: vars.color.accent, fontSize: vars.font.size.sm }));

/** As high while it is counted as with two lines of text. */
export const description = style(
  layered({ minBlockSize: '2.5em', color: vars.color.textMuted, fontSize: vars.font.size.sm }),
);
