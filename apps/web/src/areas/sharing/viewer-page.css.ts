import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'grid',
  gap: vars.space[6],
  maxInlineSize: vars.layout.measure,
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[8]}`,
});

export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
