import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const periods = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  maxInlineSize: '32rem',
});

export const period = style({
  position: 'relative',
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.density.target,
  // All in one line of a card on a phone, and of half a tablet.
  paddingInline: vars.space[2],
  fontSize: vars.font.size.sm,
  border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      fontWeight: vars.font.weight.bold,
    },
    '&:has(:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:checked):has(:focus-visible)': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const periodRadio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
