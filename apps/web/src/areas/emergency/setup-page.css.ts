import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const settings = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });
export const meanings = style({ display: 'grid', gap: vars.space[2], margin: 0, paddingInlineStart: vars.space[5] });
export const parts = style({ display: 'grid', gap: vars.space[3] });
/** Above the facts, where it is found without scrolling through all of them. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
