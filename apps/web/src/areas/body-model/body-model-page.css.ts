import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: vars.layout.page,
  marginInline: 'auto',
  padding: `0 max(${vars.space[4]}, env(safe-area-inset-left)) ${vars.space[8]}`,
  '@media': { [media.desktop]: { paddingInline: vars.space[6] } },
});

export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: '56rem',
  marginInline: 'auto',
  inlineSize: '100%',
});
export const note = style({ color: vars.color.textMuted });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.phone]: { display: 'grid' } },
});
