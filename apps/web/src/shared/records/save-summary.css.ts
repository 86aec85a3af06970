import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

/** A long text is cut after its second line. */
export const facts = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});
