import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

const largeText = '(inline-size < 15rem)';

/** As high as one button while the text fits next to it. */
export const line = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  minBlockSize: '44px',
  paddingInlineStart: vars.space[3],
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.info}`,
  borderRadius: vars.radius.md,
  color: vars.color.onInfoSoft,
  backgroundColor: vars.color.infoSoft,
});

export const text = style({
  // Two lines are as high as the buttons.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  flex: '1 1 min(10rem, 40vw)',
  minInlineSize: 0,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.leading.snug,
  overflowWrap: 'anywhere',
  '@container': { [largeText]: { display: 'block', flexBasis: '100%', paddingBlockStart: vars.space[2] } },
});

export const title = style({ fontWeight: vars.font.weight.medium });
