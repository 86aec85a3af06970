import { vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space } = vars;
const hairline = `${vars.border.hairline} ${vars.border.style} ${color.border}`;
const frame = { border: hairline, borderRadius: vars.radius.md, backgroundColor: color.surface } as const;

export const result = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], outline: 'none' });

export const count = style({ margin: 0, color: color.textMuted, fontSize: font.size.sm });

/** No `overflow`, which would keep the head from staying below the header of the page. */
export const table = style({
  ...frame,
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: font.size.md,
  lineHeight: font.leading.snug,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

globalStyle(`${table} thead th:first-child`, { borderStartStartRadius: vars.radius.md });
globalStyle(`${table} thead th:last-child`, { borderStartEndRadius: vars.radius.md });

export const row = style({ ':hover': { backgroundColor: color.surfaceHover } });

export const cell = style({
  blockSize: '3rem',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockStart: hairline,
  fontWeight: font.weight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
  // Words stay whole: columns would become as narrow as a letter.
  overflowWrap: 'break-word',
  selectors: {
    '&:first-child': { paddingInlineStart: space[4] },
    '&[data-kind="number"]': { textAlign: 'end', paddingInline: space[2], fontVariantNumeric: 'tabular-nums' },
    '&:is([data-kind="date"], [data-kind="state"])': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
});

/** The last column, as narrow as its button. */
export const menuCell = style({ inlineSize: '1%', paddingBlock: 0, paddingInline: space[2], textAlign: 'end' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  ...frame,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[1]} ${space[2]}`,
  paddingBlock: space[3],
  paddingInlineStart: `min(${space[4]}, 5vw)`,
  paddingInlineEnd: space[2],
});

export const facts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  margin: 0,
});
export const line = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  margin: 0,
  color: color.textMuted,
  fontSize: font.size.sm,
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  lineHeight: font.leading.snug,
});
/** Relative to the screen with large text, so that short values stay next to their terms and long words go below. */
export const term = style({ flex: '0 1 min(7rem, 30vw)', color: color.textMuted, fontSize: font.size.sm });
/** Out of the flow, so that no gap precedes the value. */
export const plainTerm = style({ position: 'absolute' });
export const value = style({
  flex: '1 1 min(9rem, 35vw)',
  // Long words take the whole line before they break.
  maxInlineSize: '100%',
  margin: 0,
  overflowWrap: 'break-word',
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const place = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

/** What a row is about, with a second line below it. */
export const name = style({ display: 'block', fontWeight: font.weight.medium });
export const nameButton = style([
  name,
  {
    minBlockSize: '1.5rem',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.link,
    font: 'inherit',
    fontWeight: font.weight.medium,
    textAlign: 'start',
    overflowWrap: 'inherit',
    cursor: 'pointer',
    ':hover': { textDecoration: 'underline' },
  },
]);
export const second = style({
  display: 'block',
  color: color.textMuted,
  fontSize: font.size.sm,
});
/** A name with its badge, which goes below a long name. */
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[2]}` });
export const command = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
globalStyle(`${command} > code`, { minInlineSize: 0, overflowWrap: 'anywhere' });
// Its own words do not break, so that the command goes below its term.
globalStyle(`${command} > button`, { whiteSpace: 'nowrap' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

/** As tall as the menu next to it. */
globalStyle(`${card} > h2 button`, { minBlockSize: '2.75rem' });

globalStyle(`${card} > h2`, {
  margin: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
