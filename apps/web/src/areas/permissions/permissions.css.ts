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
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  maxInlineSize: '52rem',
  '@media': {
    // The number of rows that were found is near, so that the first of them is on the first half of the screen.
    [media.phone]: { marginBlockEnd: `calc(-1 * ${vars.space[3]})` },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem', gap: vars.space[5] },
  },
});

/** The words with their button, on a phone with the one that unfolds the filter; below them if the text is large. */
export const searchRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'end',
  '@media': { [media.tablet]: { alignItems: 'start' } },
});

export const searchField = style({ flex: '1 1 9rem', minInlineSize: 0 });

export const searchButton = style({ '@media': { [media.tablet]: { marginBlockStart: belowLabel } } });

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

/** The whole row is the target of its link or button. */
const targetRow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.row,
  paddingBlock: vars.space[2],
  selectors: {
    '&:has(a, button):hover': { backgroundColor: vars.color.surfaceHover },
    '&:has(:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const toDoRow = style([targetRow, { selectors: { '& + &': { borderBlockStart: hairline } } }]);

export const toDoLink = style([
  name,
  {
    color: vars.color.text,
    textDecoration: 'none',
    outline: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
]);

export const rowButton = style([
  toDoLink,
  {
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
  },
]);

export const chevron = style({
  flex: 'none',
  inlineSize: 'min(1.25em, 24px)',
  blockSize: 'min(1.25em, 24px)',
  color: vars.color.textMuted,
});

/** Symbols do not grow with the text, which needs the room. */
export const toDoIcon = style({ display: 'flex', flex: 'none', color: vars.color.accent });
globalStyle(`${toDoIcon} > svg`, { inlineSize: '24px', blockSize: '24px', strokeWidth: 1.75 });
export const toDoText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** A person, with the licences next to the name or below it. */
export const signUp = style([targetRow, { borderBlockEnd: hairline }]);
export const signUpText = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const logLine = style({
  display: 'grid',
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
  overflowWrap: 'anywhere',
});

export const allLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.target,
  color: vars.color.link,
});
