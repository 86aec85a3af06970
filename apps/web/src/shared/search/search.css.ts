import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Keeps its height while results come and go, so that the dialog does not move. */
export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  minBlockSize: '60dvh',
  '@media': { [media.tablet]: { blockSize: 'min(100dvh - 16rem, 40rem)', minBlockSize: 0 } },
});

/** Scrolls below the field, which stays in view. */
export const found = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  minInlineSize: 0,
  // Contains visually hidden elements, which would otherwise extend the scroll area of the dialog.
  position: 'relative',
  '@media': {
    // The padding leaves room for the outline of a focused result.
    [media.tablet]: { overflowY: 'auto', marginInline: `calc(-1 * ${vars.space[1]})`, padding: vars.space[1] },
  },
});

export const status = style({ minBlockSize: '1.5em', color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const advice = style({ color: vars.color.textMuted });

export const groups = style({ display: 'grid', gap: vars.space[5], selectors: { '&:empty': { display: 'none' } } });

export const groupTitle = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
});

export const groupCount = style({ color: vars.color.textMuted, fontWeight: vars.font.weight.regular });

export const list = style({ containerType: 'inline-size', margin: 0, padding: 0, listStyle: 'none' });

export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  borderBlockEnd: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const result = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.row,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
});

/** Symbols do not grow with the text, which needs the room. */
export const icon = style({
  display: 'inline-flex',
  fontSize: `min(${vars.font.size.md}, 20px)`,
  color: vars.color.accent,
});

export const content = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });

export const text = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** Two lines; its page has the rest. Not with text of twice the size on a phone, where two lines are a few words. */
export const details = style([
  text,
  {
    '@container': {
      '(inline-size >= 16rem)': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
      },
    },
  },
]);

export const arrow = style({ inlineSize: '20px', color: vars.color.textMuted });
