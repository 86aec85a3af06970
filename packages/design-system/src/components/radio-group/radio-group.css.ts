import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const legend = style(
  layered({
    inlineSize: '100%',
    marginBlockEnd: vars.space[2],
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.snug,
  }),
);

export const options = style(
  layered({
    display: 'grid',
    gap: vars.space[1],
    justifyItems: 'start',
    marginBlockEnd: vars.space[2],
    selectors: {
      '&[data-layout="inline"]': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] },
      '&[data-layout="segmented"]': {
        display: 'flex',
        // Where the text is large, or its font wide.
        flexWrap: 'wrap',
        gap: '2px',
        padding: '3px',
        inlineSize: '100%',
        maxInlineSize: '28rem',
        borderRadius: vars.radius.lg,
        border: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
        backgroundColor: vars.color.surfaceSunken,
      },
      '[aria-invalid="true"] > &[data-layout="segmented"]': { borderColor: vars.color.danger },
      '&:last-child': { marginBlockEnd: 0 },
    },
  }),
);

export const segment = style(
  layered({
    position: 'relative',
    flex: '1 1 6rem',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: touchTarget,
    paddingInline: vars.space[1],
    borderRadius: vars.radius.md,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.snug,
    textAlign: 'center',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:has([aria-disabled="true"])': { cursor: 'not-allowed' },
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

/** Covers its segment, so that a press anywhere on it counts. */
export const segmentRadio = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const notes = style(layered({ display: 'grid', gap: vars.space[2] }));
