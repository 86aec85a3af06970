import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const barHeight = '4rem';

export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 2,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      backgroundColor: vars.color.surface,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    },
    [media.print]: { display: 'none' },
  },
});

export const items = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  inlineSize: '100%',
  minBlockSize: barHeight,
  padding: vars.space[1],
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.tight,
  textAlign: 'center',
  // Large text is wider than a quarter of the screen.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    // A border, because forced colours hide shadows.
    '&[aria-current]': {
      paddingBlockStart: `calc(${vars.space[1]} - 3px)`,
      borderBlockStart: `3px solid ${vars.color.ribbon}`,
      color: vars.color.accent,
    },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});
