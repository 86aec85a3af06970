import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space[2] } },
});
