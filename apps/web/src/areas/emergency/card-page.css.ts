import { cappedLeading, media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: vars.layout.measure,
  marginInline: 'auto',
  paddingBlockEnd: vars.space[8],
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left))`,
  '@media': { [media.print]: { display: 'none' } },
});

export const main = style({ minInlineSize: 0 });

/** Larger than other text, but not where text of twice the size is large enough. */
const prominent = `min(${vars.font.size.lg}, max(${vars.font.size.md}, 22px))`;

export const name = style({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.snug,
  overflowWrap: 'anywhere',
});
export const about = style({ fontSize: prominent, overflowWrap: 'anywhere' });
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[3],
});
export const contact = style({ fontSize: prominent, whiteSpace: 'normal', overflowWrap: 'anywhere' });
/** On one line while a line has room for it. */
export const number = style({ display: 'inline-block', overflowWrap: 'anywhere' });
export const note = style({ color: vars.color.textMuted, lineHeight: cappedLeading });

export const lines = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: prominent,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const critical = style({ border: `2px solid ${vars.color.danger}` });

export const code = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: '16rem 1fr', justifyItems: 'start' } },
});
