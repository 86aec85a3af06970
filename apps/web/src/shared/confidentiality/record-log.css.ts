import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const log = style({ marginBlockStart: vars.space[1] });

export const title = style({
  cursor: 'pointer',
  paddingBlock: vars.space[2],
  fontWeight: vars.font.weight.medium,
});
