import { cappedLeading, media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({
  // Reserves the height of the content, which loads later.
  minBlockSize: '9rem',
  // Until then the page above it is growing: an empty line that moves down would count as a layout shift.
  selectors: { '&:empty': { visibility: 'hidden' } },
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  maxInlineSize: vars.layout.page,
  marginInline: 'auto',
  padding: vars.space[4],
  '@media': { [media.desktop]: { paddingInline: vars.space[5] } },
});

/** On every page, so it stands back: each sentence in one line of a desktop. */
export const disclaimer = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.font.size.xs,
  lineHeight: cappedLeading,
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[4] });
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.density.target });
