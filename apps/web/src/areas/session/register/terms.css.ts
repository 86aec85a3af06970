import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const terms = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
});

export const summary = style({ minBlockSize: vars.density.target, alignContent: 'center', cursor: 'pointer' });

export const points = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
});
