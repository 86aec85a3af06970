import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';
import { gutter } from '../shell/frame.ts';

const line = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.density.target,
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { '(width >= 80em)': { gridTemplateColumns: 'minmax(0, 55rem) minmax(0, 18.75rem)' } },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const valuesFrame = style({ containerType: 'inline-size' });

export const values = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  '@container': {
    // No narrower than the longest word of a name.
    '(inline-size >= 17rem)': { gridTemplateColumns: 'fit-content(7.5rem) minmax(0, 1fr)' },
    '(inline-size >= 30rem)': { gridTemplateColumns: 'minmax(7rem, max-content) minmax(0, 1fr)' },
  },
});

export const value = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  columnGap: vars.space[5],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: line } },
});

/** In a narrow card, long text takes the whole width below its name. */
export const whole = style({
  gridColumn: '1 / -1',
  '@container': { '(inline-size >= 30rem)': { gridColumn: 'auto' } },
});

export const term = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const text = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const group = style({ display: 'grid', gap: vars.space[2] });

export const groupTitle = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
});

export const groups = style({ display: 'grid', gap: vars.space[4] });

export const related = style({ margin: 0, padding: 0, listStyle: 'none' });

export const relatedItem = style({ selectors: { '& + &': { borderBlockStart: line } } });

export const relatedLink = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.row,
  paddingBlock: vars.space[2],
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&[aria-current]': { textDecoration: 'underline' },
  },
});

export const relatedIcon = style({
  display: 'inline-flex',
  color: vars.color.accent,
  selectors: { '&[data-forbidden]': { color: vars.color.danger } },
});

export const relatedName = style({
  display: 'block',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: vars.color.link,
  fontWeight: vars.font.weight.medium,
});

export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const chevron = style({ display: 'inline-flex', color: vars.color.textMuted });

/** Reserves the space of a name, so that nothing moves when it arrives. */
export const names = style({ margin: 0, minBlockSize: '1.5em', overflowWrap: 'anywhere' });

/** What applies, with its button at the end of the line. */
export const seenLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  inlineSize: '100%',
});

export const seenText = style({
  display: 'grid',
  flex: '1 1 8rem',
  gap: vars.space[1],
  justifyItems: 'start',
  minInlineSize: 0,
});

export const seen = style({ display: 'grid', gap: vars.space[1] });

/** What is folded below the line. */
export const seenPart = style({ margin: 0, fontSize: 'inherit', fontWeight: vars.font.weight.medium });

export const foot = style({
  backgroundColor: vars.color.canvas,
  // To the edges of the screen.
  '@media': { [media.phone]: { marginInline: `-${gutter}`, paddingInline: gutter } },
});

export const footEnd = style({ marginInlineStart: 'auto' });

export const provenance = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const specialtyChoices = style({ margin: 0, padding: 0, border: 'none', minInlineSize: 0 });

export const specialtyGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  columnGap: vars.space[4],
});
