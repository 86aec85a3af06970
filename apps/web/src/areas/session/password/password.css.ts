import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: vars.space[5] });

export const rules = style({ display: 'grid', gap: vars.space[2] });

export const list = style({
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const rule = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  selectors: { '&[data-met="true"]': { color: vars.color.success } },
});
