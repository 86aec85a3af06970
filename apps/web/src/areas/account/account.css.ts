import { cappedLeading, media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

const frame = {
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  borderRadius: vars.radius.md,
} as const;

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  ...frame,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  // Half as wide at twice the size.
  gap: 'max(24px - 0.5rem, 8px)',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  blockSize: '100%',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
});

/** Symbols do not grow with the text, which needs the room. */
export const icon = style({ display: 'flex', fontSize: `min(${vars.font.size.md}, 20px)`, color: vars.color.accent });
export const name = style({ display: 'block', fontWeight: vars.font.weight.medium, lineHeight: cappedLeading });
export const text = style({ display: 'block', color: vars.color.textMuted, lineHeight: cappedLeading });

export const deletion = style({
  ...frame,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const deletionTitle = style({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold });
export const content = style({ display: 'grid', gap: vars.space[3] });

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const personName = style({
  // Reserved until the name is loaded.
  minBlockSize: '1.35em',
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.snug,
  overflowWrap: 'anywhere',
});

export const personActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.desktop]: { display: 'none' } },
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[5],
});

export const workLinks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  columnGap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
