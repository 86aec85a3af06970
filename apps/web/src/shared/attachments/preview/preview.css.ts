import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
});
