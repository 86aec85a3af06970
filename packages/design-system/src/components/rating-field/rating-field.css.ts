import { style } from '@vanilla-extract/css';
import { covering } from '../../internals/choice/choice.css.ts';
import { chosenInForcedColors } from '../../internals/forced-colors.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const field = style(layered({ containerType: 'inline-size', minInlineSize: 0, inlineSize: '100%' }));

export const legend = style(
  layered({
    inlineSize: '100%',
    marginBlockEnd: vars.space[2],
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.snug,
  }),
);

/** One row where there is room; two or three rows on a phone, to keep the touch targets large. */
export const scale = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
    gap: vars.space[1],
    maxInlineSize: '36rem',
    selectors: { '&[data-count="11"]': { gridTemplateColumns: 'repeat(11, minmax(0, 1fr))' } },
    '@container': {
      '(width < 32rem)': {
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        gap: vars.space[2],
        selectors: { '&[data-count="11"]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
      },
      '(width < 19rem)': {
        selectors: { '&[data-count="11"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
      },
    },
  }),
);

export const step = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.density.control,
    border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.font.weight.medium,
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.fast,
    selectors: {
      '&:hover': { borderColor: vars.color.accent, backgroundColor: vars.color.surfaceHover },
      '&:has(:checked)': {
        backgroundColor: vars.color.accent,
        borderColor: vars.color.accent,
        color: vars.color.onAccent,
        fontWeight: vars.font.weight.bold,
      },
      '&:has(:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&:has([aria-invalid="true"]):not(:has(:checked))': { borderColor: vars.color.danger },
      '&:has([aria-disabled="true"])': {
        borderStyle: 'dashed',
        backgroundColor: vars.color.surfaceSunken,
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
      '&:has([aria-disabled="true"]:checked)': {
        borderStyle: 'solid',
        backgroundColor: vars.color.textMuted,
        borderColor: vars.color.textMuted,
        color: vars.color.surface,
      },
    },
    '@media': {
      [media.touch]: { minBlockSize: '3rem' },
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': chosenInForcedColors,
          '&:has(:checked):has(:focus-visible)': { outlineColor: 'Highlight' },
          '&:has([aria-disabled="true"])': { borderColor: 'GrayText', color: 'GrayText' },
          '&:has([aria-disabled="true"]:checked)': { backgroundColor: 'GrayText', color: 'Canvas' },
        },
      },
    },
  }),
);

export const radio = covering;

export const ends = style(
  layered({
    display: 'flex',
    // Below each other where the text is large.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[4]}`,
    maxInlineSize: '36rem',
    marginBlock: `${vars.space[1]} ${vars.space[2]}`,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.snug,
    color: vars.color.textMuted,
  }),
);

export const high = style(layered({ marginInlineStart: 'auto', textAlign: 'end' }));
export const notes = style(layered({ display: 'grid', gap: vars.space[2], justifyItems: 'start' }));
