import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const frame = style(layered({ display: 'grid', gap: vars.space[1], justifyItems: 'start' }));

export const row = style(
  layered({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    minBlockSize: '2rem',
    cursor: 'pointer',
    lineHeight: vars.font.leading.snug,
    selectors: { '&:has([aria-disabled="true"])': { cursor: 'not-allowed', color: vars.color.textMuted } },
    '@media': { [media.touch]: { minBlockSize: touchTarget } },
  }),
);

export const content = style(
  layered({
    display: 'grid',
    gap: vars.space[1],
    flex: 1,
    // Not a flex basis: a row that is as wide as its content would ignore it and wrap a shorter label.
    minInlineSize: '8rem',
    overflowWrap: 'anywhere',
  }),
);
export const description = style(layered({ fontSize: vars.font.size.sm, color: vars.color.textMuted }));

export const track = style(
  layered({
    appearance: 'none',
    flex: 'none',
    position: 'relative',
    inlineSize: '3.25rem',
    blockSize: '1.875rem',
    border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surfaceSunken,
    cursor: 'inherit',
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.base,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: '0.1875rem',
        inlineSize: '1.25rem',
        blockSize: '1.25rem',
        translate: '0 -50%',
        border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
        borderRadius: '50%',
        backgroundColor: vars.color.surface,
        transition: `inset-inline-start ${vars.motion.base} ${vars.motion.standard}`,
      },
      '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
      '&:checked::before': {
        insetInlineStart: 'calc(100% - 1.4375rem)',
        borderColor: vars.color.onAccent,
        backgroundColor: vars.color.onAccent,
      },
      // A tick on the thumb, so that the state does not depend on colour and position alone.
      '&:checked::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: 'calc(100% - 1.125rem)',
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        translate: '0 -50%',
        backgroundColor: vars.color.accent,
        clipPath: 'polygon(12% 46%, 0 60%, 40% 96%, 100% 18%, 86% 6%, 38% 70%)',
      },
      '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.accent },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
      '&[aria-disabled="true"]': { borderStyle: 'dashed', backgroundColor: vars.color.surfaceSunken },
      '&[aria-disabled="true"]:checked': { backgroundColor: vars.color.textMuted, borderColor: vars.color.textMuted },
      '&[aria-disabled="true"]:checked::before': {
        borderColor: vars.color.surface,
        backgroundColor: vars.color.surface,
      },
      '&[aria-disabled="true"]:checked::after': { backgroundColor: vars.color.textMuted },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&::before': { borderColor: 'ButtonText', backgroundColor: 'ButtonText' },
          '&:checked': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
          '&:checked::before': { borderColor: 'HighlightText', backgroundColor: 'HighlightText' },
          '&:checked::after': { backgroundColor: 'Highlight' },
          '&[aria-disabled="true"]': { borderColor: 'GrayText' },
          '&[aria-disabled="true"]::before': { borderColor: 'GrayText', backgroundColor: 'GrayText' },
          '&[aria-disabled="true"]:checked': { backgroundColor: 'GrayText' },
          '&[aria-disabled="true"]:checked::before': { borderColor: 'Canvas', backgroundColor: 'Canvas' },
          '&[aria-disabled="true"]:checked::after': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);

export const state = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: '2ch',
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    color: vars.color.textMuted,
  }),
);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  layered({
    flex: 'none',
    inlineSize: '1em',
    blockSize: '1em',
    border: '0.16em solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      [media.reducedMotion]: { animationDuration: '4s' },
      // Otherwise the gap of the spinner would be drawn as well.
      [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
  }),
);
