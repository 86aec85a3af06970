import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  margin: 0,
  borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
});
