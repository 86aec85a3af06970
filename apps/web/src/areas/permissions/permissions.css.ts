import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { belowLabel } from '../../shared/forms/form.css.ts';

const hairline = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

export const name = style({ display: 'block', fontWeight: vars.font.weight.medium });
export const text = style({ display: 'block', color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const group = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = style({ padding: 0, marginBlockEnd: vars.space[2], fontWeight: vars.font.weight.bold });

export const search = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: '52rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 12rem auto', alignItems: 'start' } },
});

globalStyle(`${search} > :first-child`, { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });

export const searchButton = style({ '@media': { [media.tablet]: { paddingBlockStart: belowLabel } } });

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const grants = style({ display: 'grid', gap: vars.space[5] });
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
export const sectionTitle = style({ margin: 0, fontSize: vars.font.size.lg });
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const grantList = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: hairline,
  borderRadius: vars.radius.md,
});

export const grant = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
});

/** What waits and what changed, with the state of the server next to it or below. */
export const home = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const homePart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const allPages = style({ display: 'grid', gap: vars.space[4] });

export const pageGroup = style({ display: 'grid', gap: vars.space[2] });
export const groupTitle = style({
  margin: 0,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  color: vars.color.textMuted,
});

export const done = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minBlockSize: '3rem' });
globalStyle(`${done} > svg`, { flex: 'none', color: vars.color.success });

export const toDoRows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const toDoRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: hairline } },
});

/** Symbols do not grow with the text, which needs the room. */
export const toDoIcon = style({ display: 'flex', flex: 'none', color: vars.color.accent });
globalStyle(`${toDoIcon} > svg`, { inlineSize: '24px', blockSize: '24px', strokeWidth: 1.75 });
/** On phones too wide for any link next to it. */
export const toDoText = style({ flex: '1 1 min(16rem, 60vw)', minInlineSize: 0, overflowWrap: 'anywhere' });
export const toDoAction = style({ marginInlineStart: 'auto' });

export const logLine = style({
  display: 'grid',
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
  overflowWrap: 'anywhere',
});

export const allLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.link,
});
