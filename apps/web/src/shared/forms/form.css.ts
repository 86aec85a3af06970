import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minInlineSize: 0,
});

export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
