import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Closer than the parts of a page: all of it is on the first screen of a phone. */
export const course = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.tablet]: { gap: vars.space[5] } },
});

export const sentence = style({
  maxInlineSize: vars.layout.measure,
  fontSize: vars.font.size.lg,
  lineHeight: vars.font.leading.snug,
});

/** As high as a chart, so that the button below stays in its place. */
export const nothing = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '20rem',
  padding: vars.space[4],
  textAlign: 'center',
  color: vars.color.textMuted,
  border: `${vars.border.hairline} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
});

export const note = style({
  maxInlineSize: vars.layout.measure,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const source = style({ display: 'block', marginBlockStart: vars.space[2] });
