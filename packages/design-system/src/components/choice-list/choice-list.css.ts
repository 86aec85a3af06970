import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const legend = style(
  layered({ float: 'inline-start', inlineSize: '100%', padding: 0, fontWeight: vars.font.weight.medium }),
);

export const list = style(
  layered({ clear: 'both', display: 'grid', gap: vars.space[2], listStyle: 'none', margin: 0, padding: 0 }),
);

export const choice = style(
  layered({
    display: 'grid',
    gap: vars.space[1],
    inlineSize: '100%',
    minBlockSize: '3.5rem',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    border: `${vars.border.control} ${vars.border.style} ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    font: 'inherit',
    lineHeight: vars.font.leading.snug,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'progress' },
      '&[aria-current]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.color.surfaceHover } } },
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
    fontWeight: vars.font.weight.medium,
  }),
);

export const now = style(layered({ color: vars.color.accent, fontSize: vars.font.size.sm }));

/** As high while it is counted as with two lines of text. */
export const description = style(
  layered({ minBlockSize: '2.5em', color: vars.color.textMuted, fontSize: vars.font.size.sm }),
);
