import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: vars.space[3] });
export const state = style({ fontWeight: vars.font.weight.medium });
export const note = style({ color: vars.color.textMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const scan = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem 1fr', justifyItems: 'start' } },
});

export const secret = style({
  display: 'block',
  fontFamily: vars.font.family.mono,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  listStyle: 'none',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
});
export const code = style({ fontFamily: vars.font.family.mono, fontSize: vars.font.size.lg });
