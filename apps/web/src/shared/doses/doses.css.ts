import { vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const doses = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const dose = style({
  // The buttons are next to the facts while both fit, else below.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  // Does not grow with the text of a phone.
  paddingBlock: `min(${vars.space[2]}, 2.5vw)`,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}` },
  },
});

export const time = style({ fontWeight: vars.font.weight.medium, fontVariantNumeric: 'tabular-nums' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  flex: '1 1 min(9.5rem, 100%)',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  lineHeight: vars.font.leading.snug,
  '@media': { '(width < 22em)': { overflowWrap: 'anywhere' } },
});

/** What was answered, below the name. */
export const outcome = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.font.size.sm,
  color: vars.color.textMuted,
  selectors: { '&[data-outcome="presa"]': { color: vars.color.success } },
});
globalStyle(`${outcome} > svg`, { flexShrink: 0, inlineSize: '1.1em', blockSize: '1.1em' });

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
});

// Narrow enough for a phone's line that also holds the amount of a drug, and for both with large text.
globalStyle(`${answers} > button`, { paddingInline: `min(${vars.space[2]}, 4vw)` });

export const part = style({ marginBlockStart: vars.space[2] });

export const partName = style({
  paddingBlockEnd: vars.space[1],
  borderBlockEnd: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.leading.snug,
  fontWeight: vars.font.weight.bold,
  color: vars.color.textMuted,
});

/** On a line of its own below the name. */
export const remark = style([muted, { flexBasis: '100%' }]);

export const needed = style({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  paddingBlock: vars.space[3],
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}` },
  },
});

export const neededLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const neededName = style({
  display: 'grid',
  flex: '1 1 10rem',
  minInlineSize: 0,
  lineHeight: vars.font.leading.snug,
});
