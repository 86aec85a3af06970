import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: '4.25rem',
  insetInlineEnd: `max(${vars.space[4]}, calc((100vw - ${vars.layout.page}) / 2))`,
  inlineSize: 'min(18rem, calc(100vw - 2rem))',
  margin: 0,
  padding: vars.space[4],
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
});
