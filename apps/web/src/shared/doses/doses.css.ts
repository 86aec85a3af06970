import { vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = '(min-inline-size: 28rem)';

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** The lists are in wide and in narrow cards. */
export const doses = style({ containerType: 'inline-size', display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const dose = style({
  // In a narrow card the buttons are next to the name while both fit, else below.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  // Does not grow with the text of a phone.
  paddingBlock: `min(${vars.space[2]}, 2.5vw)`,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}` },
  },
  '@container': { [wide]: { display: 'grid', gridTemplateColumns: '4rem minmax(0, 1fr) auto' } },
});

export const time = style({ fontWeight: vars.font.weight.medium, fontVariantNumeric: 'tabular-nums' });

export const doseName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  // With less room for a dose, the buttons are below it. Next to the time, unless that leaves no room for a word.
  flex: '1 1 max(4.5rem, min(7rem, 100% - 5.5rem))',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  lineHeight: vars.font.leading.snug,
  '@media': { '(width < 22em)': { overflowWrap: 'anywhere' } },
});

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  '@container': { [wide]: { justifyContent: 'flex-end' } },
});

// With large text both answers of a phone fit next to each other.
globalStyle(`${answers} > button`, { paddingInline: `min(${vars.space[3]}, 4vw)` });

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
