import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const legend = style(
  layered({
    float: 'inline-start',
    inlineSize: '100%',
    marginBlockEnd: vars.space[2],
    padding: 0,
    fontWeight: vars.font.weight.medium,
  }),
);

export const list = style(
  layered({
    clear: 'both',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    containerType: 'inline-size',
  }),
);

/** Text of twice the size on a phone: the scale would take a line of its own, and longer names would break. */
const largeText = '(inline-size < 14rem)';

export const option = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minBlockSize: touchTarget,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    border: `${vars.border.control} ${vars.border.style} ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    cursor: 'pointer',
    lineHeight: vars.font.leading.snug,
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      '&:hover': { borderColor: vars.color.borderStrong },
      '&:has(:checked)': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
      '&:has(:focus-visible)': {
        outline: `${vars.border.focus} solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
    '@container': { [largeText]: { gap: vars.space[2], paddingInline: vars.space[2] } },
  }),
);

export const radio = style(layered({ ':focus-visible': { outline: 'none' } }));

export const content = style(layered({ flex: '1 1 6rem', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const name = style(layered({ display: 'block', fontWeight: vars.font.weight.medium }));

export const current = style(
  layered({
    display: 'inline-block',
    marginInlineStart: vars.space[2],
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.regular,
    color: vars.color.textMuted,
    selectors: { ':has(:checked) > * > * > &': { color: 'inherit' } },
  }),
);

export const meaning = style(
  layered({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    selectors: { ':has(:checked) > * > &': { color: vars.color.text } },
  }),
);

export const audience = style(
  layered({
    display: 'flex',
    gap: vars.space[2],
    marginBlockStart: vars.space[1],
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
  }),
);

export const audienceIcon = style(layered({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em' }));

export const scaleSlot = style(
  layered({
    display: 'flex',
    paddingBlockStart: '0.15rem',
    '@container': { [largeText]: { display: 'none' } },
  }),
);
