import { cappedLeading, media, raisedPanel, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const list = style([
  raisedPanel,
  {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'hidden',
  },
]);

export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: '56px',
  paddingBlock: vars.space[2],
  paddingInline: '16px 12px',
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}` },
    '&:hover': { backgroundColor: vars.color.surfaceHover },
  },
  // Many counts take a second line instead of the room of the words.
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(12rem, 1fr) minmax(0, auto) auto' } },
});

/** Symbols do not grow with the text, which needs the room. */
export const icon = style({ display: 'flex', fontSize: `min(${vars.font.size.md}, 20px)`, color: vars.color.accent });
export const arrow = style({ inlineSize: '20px', gridColumn: '-2 / -1', gridRow: 1, color: vars.color.textMuted });

export const content = style({ minInlineSize: 0, lineHeight: cappedLeading });

export const link = style({
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    // The whole line is the target.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.focus})`,
    },
  },
});

export const fact = style({
  containerType: 'inline-size',
  display: 'grid',
  minBlockSize: `calc(${vars.font.leading.snug} * 1em)`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.leading.snug,
  overflowWrap: 'anywhere',
});

/** In one line with its date, unless enlarged text leaves room for few words; its page has the rest. */
export const newest = style({
  '@container': { '(inline-size >= 12rem)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

/** Above the link of the line. */
export const links = style({
  position: 'relative',
  gridColumn: '1 / -1',
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${vars.space[1]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  justifySelf: 'start',
  '@media': { [media.desktop]: { gridColumn: 3, gridRow: 1, justifySelf: 'end', justifyContent: 'flex-end' } },
});

/** As high as a target, with a smaller shape inside. */
export const chip = style({ display: 'flex', alignItems: 'center', minBlockSize: '44px', textDecoration: 'none' });

export const chipShape = style({
  display: 'inline-flex',
  gap: vars.space[1],
  // The words keep their size at large text; the space around them does not grow.
  paddingBlock: 'min(0.25rem, 4px)',
  paddingInline: vars.space[2],
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.leading.snug,
  '@media': { [media.desktop]: { paddingInline: vars.space[3], fontSize: vars.font.size.sm } },
  selectors: { [`${chip}:hover &`]: { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft } },
});

export const number = style({ fontWeight: vars.font.weight.bold, fontVariantNumeric: 'tabular-nums' });
