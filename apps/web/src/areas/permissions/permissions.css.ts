import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const frame = {
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  borderRadius: vars.radius.md,
} as const;

const list = { display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' } as const;

export const links = style({
  ...list,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});

export const link = style({
  ...frame,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `min(${vars.space[4]}, 4vw)`,
  blockSize: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
});

/** Symbols do not grow with the text, which needs the room. */
export const icon = style({ display: 'flex', fontSize: `min(${vars.font.size.md}, 20px)`, color: vars.color.accent });
export const name = style({ display: 'block', fontWeight: vars.font.weight.medium });
export const text = style({ display: 'block', color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const group = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = style({ padding: 0, marginBlockEnd: vars.space[2], fontWeight: vars.font.weight.bold });

export const search = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: '52rem',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 12rem auto', alignItems: 'start' } },
});

globalStyle(`${search} > :first-child`, { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });

export const searchButton = style({ '@media': { [media.tablet]: { paddingBlockStart: '1.75rem' } } });

export const cards = style(list);

export const card = style({
  ...frame,
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

export const identity = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' });
export const cardTitle = style({ margin: 0, fontSize: vars.font.size.md, fontWeight: vars.font.weight.bold });
export const details = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
});

export const grants = style({ display: 'grid', gap: vars.space[5] });
export const sectionTitle = style({ margin: 0, fontSize: vars.font.size.lg });
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const grantList = style(list);

export const grant = style({
  ...frame,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const allPages = style({ display: 'grid', gap: vars.space[3] });

export const toDoTitle = style({ marginBlock: `0 ${vars.space[2]}`, fontSize: vars.font.size.lg });

export const logLine = style({
  display: 'grid',
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  overflowWrap: 'anywhere',
});

export const allLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.link,
});
