import { media, panel, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minInlineSize: 0,
});

export const note = style({
  maxInlineSize: vars.layout.measure,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const latest = style({ display: 'grid', gap: vars.space[4] });

export const heading = style({ fontSize: vars.font.size.lg, lineHeight: vars.font.leading.snug });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = style([
  panel,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    alignContent: 'start',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    // Does not grow with the text of a phone.
    padding: `min(${vars.space[4]}, 4vw)`,
    '@media': { [media.tablet]: { padding: vars.space[4] } },
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceHover },
      '&:has(:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  },
]);

/** Below the name and the day, as wide as both. */
export const tileValue = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  minInlineSize: 0,
});

export const tileNumber = style({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.xl,
  lineHeight: vars.font.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

/** What has changed, below the value. */
export const tileNote = style([note, { gridColumn: '1 / -1' }]);

/** The whole tile is the target. */
export const tileLink = style({
  color: vars.color.link,
  fontWeight: vars.font.weight.medium,
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const danger = style({ display: 'grid', gap: vars.space[2] });

/** Below what will be saved. */
export const dangersAsked = style({
  display: 'grid',
  gap: vars.space[3],
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } },
});

/** A value of a reading, in a row that leads to its course. */
export const measured = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, paddingBlock: vars.space[3] });

export const measuredValue = style({ color: vars.color.text, fontWeight: vars.font.weight.regular });

export const measuredNote = style([note, { color: vars.color.text, fontWeight: vars.font.weight.regular }]);

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const other = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.target,
  paddingInline: vars.space[4],
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.link,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
});

export const chosen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

/** Large text leaves no room for two numbers with a unit side by side. */
const wide = '(width >= 20rem)';

export const pressureFrame = style({ containerType: 'inline-size' });

/**
 * The two pressures. Their labels and their inputs share rows, whatever the number of lines of a label. A problem is
 * below its field, and a hint is as wide as both.
 */
export const pressures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  '@container': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});

const number = `${pressures} > div`;
const frame = `${number} > :first-child`;

globalStyle(`${number}, ${frame}`, { display: 'contents' });
globalStyle(`${frame} > *, ${number} > * + *`, { gridColumn: '1 / -1' });
for (const [column, child] of [
  [1, ':first-child'],
  [2, ':last-child'],
] as const) {
  globalStyle(`${number}${child} > :first-child > label`, { '@container': { [wide]: { gridArea: `1 / ${column}` } } });
  globalStyle(`${number}${child} > :first-child > label + div`, {
    '@container': { [wide]: { gridArea: `2 / ${column}` } },
  });
  globalStyle(`${number}${child} > :first-child > [aria-live]`, {
    '@container': { [wide]: { gridArea: `3 / ${column}` } },
  });
}
