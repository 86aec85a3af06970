import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

const wide = '(min-inline-size: 28rem)';

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** The lists are in wide and in narrow cards. */
export const doses = style({ containerType: 'inline-size', display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const dose = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[1]} min(${vars.space[3]}, 12px)`,
  paddingBlock: vars.space[2],
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}` },
  },
  '@container': { [wide]: { gridTemplateColumns: '4rem minmax(0, 1fr) auto' } },
});

export const time = style({ fontWeight: vars.font.weight.medium, fontVariantNumeric: 'tabular-nums' });

export const doseName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto', justifyContent: 'flex-end' } },
});

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
});
