import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const noWrap = style({ overflowWrap: 'normal' });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const schedule = style({ display: 'grid', gap: vars.space[5] });
export const part = style({ display: 'grid', gap: vars.space[3] });
export const partTitle = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.bold });

export const help = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxInlineSize: vars.layout.measure,
});

export const timeline = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** Large text needs the room more than the mark beside it. */
const dotSize = 'min(2rem, 36px)';

/** The line connects the doses and ends at the last one. */
export const scheduleItem = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${dotSize} / 2)`,
      borderInlineStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    },
  },
});

export const dot = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: dotSize,
  blockSize: dotSize,
  color: vars.color.textMuted,
  backgroundColor: vars.color.surface,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  selectors: {
    '&[data-state="in_ritardo"]': { color: vars.color.warning },
    '&[data-state="dovuta"]': { color: vars.color.accent },
    '&[data-state="fatta"]': { color: vars.color.success },
  },
});

export const content = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  minBlockSize: '2rem',
});

export const name = style({ fontWeight: vars.font.weight.bold });

export const links = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  marginBlockEnd: vars.space[4],
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  color: vars.color.link,
  paddingBlock: vars.space[1],
});

export const linkIcon = style({ flexShrink: 0 });
