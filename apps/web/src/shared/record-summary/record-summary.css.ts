import { vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const line = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;
const target = '2.75rem';

const shortCardName = 'short-card';
const manyWords = `${shortCardName} (inline-size >= 14rem)`;
const fewWords = `${shortCardName} (inline-size < 14rem)`;

/** Measures the room for words. */
export const shortCard = style({
  display: 'grid',
  minInlineSize: 0,
  containerType: 'inline-size',
  containerName: shortCardName,
});

/** Its text ends with the rows below it. */
export const showAll = style({ maxInlineSize: 'none', marginInlineEnd: 'max(-1.125rem, -5.625vw)' });

/** Where all rows are shown at once. */
export const showAllOfFew = style([showAll, { '@container': { [manyWords]: { display: 'none' } } }]);

export const person = style({ minInlineSize: 0, selectors: { '&[open]': { flexBasis: '100%' } } });

export const personSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: target,
  color: vars.color.link,
  cursor: 'pointer',
});

export const personFacts = style({ paddingBlock: vars.space[3] });

const box = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: line,
  borderRadius: vars.radius.md,
  overflowWrap: 'anywhere',
});

export const noAlerts = style([
  box,
  { display: 'grid', gap: vars.space[2], color: vars.color.textMuted, backgroundColor: vars.color.surface },
]);

/** Where the lines leave room for it, the button takes no line of its own. */
const besideAlerts = 'screen and (width >= 60em)';

export const alerts = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [besideAlerts]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    gap: vars.space[2],
    justifyItems: 'start',
    borderColor: vars.color.danger,
    borderInlineStartWidth: '0.375rem',
    color: vars.color.onDangerSoft,
    backgroundColor: vars.color.dangerSoft,
  },
]);

globalStyle(`${alerts} > *`, { '@media': { [besideAlerts]: { gridColumn: 1 } } });

export const alertsToggle = style({
  selectors: {
    [`${alerts} > &`]: { '@media': { [besideAlerts]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'start' } } },
  },
});

export const alertsTitle = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.bold });

export const alert = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minInlineSize: 0,
  hyphens: 'auto',
});

export const alertIcon = style({ flexShrink: 0, marginBlockStart: '0.125em' });

export const notice = style([
  box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    backgroundColor: vars.color.surface,
  },
]);

export const noticeIcon = style({ flexShrink: 0, marginBlockStart: '0.125em', color: vars.color.accent });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const noticeText = muted;

export const noticeWords = style({ color: vars.color.text, fontWeight: vars.font.weight.medium });

export const note = style([
  muted,
  { display: 'grid', gap: vars.space[1], selectors: { '* + &': { marginBlockStart: vars.space[3] } } },
]);

const cardGap = `min(${vars.space[4]}, 4.2vw)`;

/** Two columns at most, where both have room for a line with its value. An opened card does not stretch the other. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(22rem, 50% - ${vars.space[4]})), 1fr))`,
  alignItems: 'start',
  gap: cardGap,
});

/** Cards in one cell. */
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: cardGap });

/** Above an empty body, whose padding it takes. */
export const closesContent = style({
  '@container': {
    [fewWords]: {
      selectors: {
        '&[aria-expanded="false"]': {
          position: 'relative',
          zIndex: 1,
          marginBlockEnd: `calc(-1 * (${vars.space[3]} + ${vars.space[4]}))`,
        },
      },
    },
  },
});

export const shortContent = style({
  '@container': { [fewWords]: { selectors: { '&[data-rows="few"]': { display: 'none' } } } },
});

export const rows = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const alertRows = style([
  rows,
  {
    selectors: { [`${alerts} > &`]: { '@media': { [besideAlerts]: { gridColumn: '1 / -1' } } } },
    paddingInline: vars.space[4],
    borderRadius: vars.radius.md,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
  },
]);

export const item = style({
  selectors: { '& + &': { borderBlockStart: line } },
  '@container': { [fewWords]: { selectors: { '[data-rows="first"] > & + &': { display: 'none' } } } },
});

export const row = style({ minInlineSize: 0 });

export const rowLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[2],
});

/** Opens something. */
export const openingLine = style([
  rowLine,
  { cursor: 'pointer', selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } } },
]);

/** A value that has no room next to the words stands below them. */
export const main = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minInlineSize: 0,
});

export const words = style({
  containerType: 'inline-size',
  display: 'grid',
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** A closed row has so many lines; opened it has all. */
const clamped = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;
const whole = { 'details[open] > summary &': { display: 'block' } } as const;
/** Enlarged text leaves few words to a line. */
const narrowWords = '(inline-size < 10rem)';

export const name = style({
  fontWeight: vars.font.weight.medium,
  selectors: whole,
  '@container': { [narrowWords]: clamped(3) },
});

export const about = style({
  ...clamped(2),
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  selectors: whole,
  '@container': { [narrowWords]: { WebkitLineClamp: 3 } },
});

export const value = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const chevron = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
});

export const opened = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
});

export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
