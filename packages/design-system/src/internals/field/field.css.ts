import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const field = style(
  layered({ display: 'grid', gap: vars.space[2], minInlineSize: 0, alignContent: 'start', inlineSize: '100%' }),
);

export const label = style(
  layered({
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.snug,
    color: vars.color.text,
    // File names are often one long word.
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const optional = style(
  layered({
    fontWeight: vars.font.weight.regular,
    color: vars.color.textMuted,
    selectors: {
      // Where nothing is required, everything is optional. A field that navigates, e.g. between steps, asks for nothing.
      'form:has([aria-required="true"]) &:not(nav *, [data-unmarked] *)': { display: 'inline' },
    },
  }),
);

export const hint = style(
  layered({
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.snug,
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
  }),
);

export const error = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.snug,
    color: vars.color.danger,
  }),
);

/** A live region must exist before its text; hidden while empty. */
export const live = style(layered({ selectors: { '&:empty': { display: 'none' } } }));

export const control = style(
  layered({
    inlineSize: '100%',
    minBlockSize: vars.density.control,
    // Scrolls the label into view together with a focused field.
    scrollMarginBlockStart: '2.5rem',
    paddingBlock: vars.space[2],
    paddingInline: vars.density.inlinePad,
    border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.font.size.md,
    lineHeight: vars.font.leading.snug,
    transitionProperty: 'border-color, background-color',
    transitionDuration: vars.motion.fast,
    selectors: {
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '&:hover:not([aria-disabled="true"], [aria-invalid="true"])': { borderColor: vars.color.accent },
      '&:focus-visible': { outlineOffset: '1px' },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
      },
      '&[aria-disabled="true"]': {
        backgroundColor: vars.color.surfaceSunken,
        borderStyle: 'dashed',
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: { borderColor: 'FieldText' },
    },
  }),
);
