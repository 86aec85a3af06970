import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const row = style(
  layered({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minBlockSize: '2rem',
    paddingBlock: vars.space[1],
    cursor: 'pointer',
    lineHeight: vars.font.leading.snug,
    selectors: { '&:has([aria-disabled="true"])': { cursor: 'not-allowed', color: vars.color.textMuted } },
    '@media': { [media.touch]: { minBlockSize: touchTarget, paddingBlock: vars.space[2] } },
  }),
);

export const content = style(
  layered({ display: 'grid', gap: vars.space[1], paddingBlockStart: '0.05rem', overflowWrap: 'anywhere' }),
);

export const description = style(layered({ fontSize: vars.font.size.sm, color: vars.color.textMuted }));

/** A styled native input: keyboard, form value and semantics are the browser's. */
export const mark = style(
  layered({
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeContent: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
    backgroundColor: vars.color.surface,
    // Selections must be visible in print.
    printColorAdjust: 'exact',
    cursor: 'inherit',
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.fast,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.accent },
      // Radio buttons without a selection match `:indeterminate` too, and must not look selected.
      '&:checked, &[type="checkbox"]:indeterminate': {
        backgroundColor: vars.color.accent,
        borderColor: vars.color.accent,
      },
      '&[aria-invalid="true"]:not(:checked)': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
      },
      '&[aria-disabled="true"]': { borderStyle: 'dashed', backgroundColor: vars.color.surfaceSunken },
      '&[aria-disabled="true"]:checked': {
        backgroundColor: vars.color.textMuted,
        borderColor: vars.color.textMuted,
      },
      '&::before': {
        content: '',
        display: 'block',
        transform: 'scale(0)',
        transition: `transform ${vars.motion.fast} ${vars.motion.emphasized}`,
      },
      '&:checked::before, &[type="checkbox"]:indeterminate::before': { transform: 'scale(1)' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'FieldText',
        backgroundColor: 'Field',
        selectors: {
          '&:checked, &[type="checkbox"]:indeterminate': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
          '&[aria-disabled="true"]': { borderColor: 'GrayText' },
          '&[aria-disabled="true"]:checked': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);

const signOfForced = {
  [media.forcedColors]: {
    selectors: {
      '&::before': { backgroundColor: 'HighlightText' },
      '&[aria-disabled="true"]::before': { backgroundColor: 'Canvas' },
    },
  },
};

export const box = style(
  layered({
    borderRadius: vars.radius.sm,
    selectors: {
      '&::before': {
        inlineSize: '0.9rem',
        blockSize: '0.9rem',
        backgroundColor: vars.color.onAccent,
        clipPath: 'polygon(12% 46%, 0 60%, 40% 96%, 100% 18%, 86% 6%, 38% 70%)',
      },
      '&:indeterminate::before': { clipPath: 'inset(40% 5%)' },
      '&[aria-disabled="true"]::before': { backgroundColor: vars.color.surface },
    },
    '@media': signOfForced,
  }),
);

export const dot = style(
  layered({
    borderRadius: '50%',
    selectors: {
      '&::before': {
        inlineSize: '0.6rem',
        blockSize: '0.6rem',
        borderRadius: '50%',
        backgroundColor: vars.color.onAccent,
      },
      '&[aria-disabled="true"]::before': { backgroundColor: vars.color.surface },
    },
    '@media': signOfForced,
  }),
);

/** Covers the element around it, so that a press anywhere on that counts. */
export const covering = style(
  layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'inherit' }),
);

/** A part of a control of which one part is chosen; its corners are those of the control. */
export const segment = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: touchTarget,
    fontWeight: vars.font.weight.medium,
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        backgroundColor: vars.color.surfaceRaised,
        color: vars.color.accent,
        boxShadow: `${vars.elevation.raised}, 0 0 0 ${vars.border.control} ${vars.color.accent}`,
      },
      '&:has(:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:has(:checked)': { border: '2px solid Highlight' } } },
    },
  }),
);
