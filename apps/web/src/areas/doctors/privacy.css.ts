import { media, panel, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

export const choice = style({ maxInlineSize: '24rem' });

/** The button to align all stays next to the line, also while the list is open. */
export const attachments = style([
  panel,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `0 ${vars.space[2]}`,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[4],
  },
]);

export const attachmentList = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const attachmentSummary = style({
  minBlockSize: vars.density.target,
  paddingBlock: vars.space[2],
  cursor: 'pointer',
});

export const tableFrame = style([panel, { overflowX: 'auto' }]);

export const table = style({ inlineSize: '100%', tableLayout: 'fixed', lineHeight: vars.font.leading.snug });

export const head = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  // The names of the areas have longer words than the levels.
  selectors: { '&:first-child': { inlineSize: '17%', paddingInlineStart: vars.space[3] } },
});

export const row = style({
  borderBlockStart: hairline,
  verticalAlign: 'top',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const area = style({
  padding: vars.space[3],
  fontWeight: vars.font.weight.bold,
  textAlign: 'start',
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

export const muted = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});

export const more = style({
  display: 'block',
  minBlockSize: '2rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

export const cell = style({
  padding: vars.space[1],
  borderInlineStart: hairline,
  selectors: { '&[data-empty="true"]': { color: vars.color.textMuted } },
});

export const content = style({ display: 'grid', gap: vars.space[1], padding: vars.space[2], hyphens: 'auto' });

export const open = style({
  display: 'grid',
  gap: vars.space[1],
  inlineSize: '100%',
  minBlockSize: vars.density.target,
  padding: vars.space[2],
  border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.surfaceHover },
});

export const count = style({
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const visibility = style({
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'start',
  minInlineSize: 0,
  fontSize: vars.font.size.xs,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
});

export const icon = style({ flex: 'none', inlineSize: '1.125em', blockSize: '1.125em', marginBlockStart: '0.15em' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: vars.space[1],
    paddingInline: vars.space[4],
  },
]);

export const cardLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minBlockSize: vars.density.target,
  cursor: 'pointer',
});

export const cardTitle = style({
  // No narrower than its longest word, while the line has room for it.
  flex: '1 1 min-content',
  minInlineSize: 0,
  fontSize: vars.font.size.md,
  overflowWrap: 'break-word',
});

/** Below the name and the number, after the mark that opens the card. */
export const cardDetail = style({
  order: 1,
  flex: '1 0 100%',
  paddingBlockEnd: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.leading.snug,
});

export const cardLevels = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const level = style({
  display: 'grid',
  // Below each other with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  alignItems: 'center',
  gap: vars.space[2],
});

export const summary = style({
  minBlockSize: vars.density.target,
  paddingBlock: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  cursor: 'pointer',
});

export const effect = style({ display: 'grid', gap: vars.space[1], margin: 0, paddingInlineStart: vars.space[5] });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const doctorList = style({ margin: 0, paddingInlineStart: vars.space[5] });

export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, fontWeight: vars.font.weight.medium });

export const records = style({
  display: 'grid',
  maxBlockSize: '18rem',
  overflowY: 'auto',
  margin: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  listStyle: 'none',
  '@media': { [media.phone]: { maxBlockSize: 'none' } },
});

/** Active links, below the choice of a doctor. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  marginBlockEnd: vars.space[4],
});

export const linkList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.target,
  color: vars.color.link,
  overflowWrap: 'anywhere',
});
