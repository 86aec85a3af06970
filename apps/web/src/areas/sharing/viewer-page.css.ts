import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: vars.layout.measure,
  marginInline: 'auto',
  padding: `0 ${vars.space[4]} ${vars.space[8]}`,
});
