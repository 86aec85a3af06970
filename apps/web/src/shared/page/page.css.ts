import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
  selectors: { '&[data-width="reading"]': { maxInlineSize: vars.layout.measure } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const title = style({ outline: 'none' });

export const intro = style({ marginBlockStart: vars.space[2], color: vars.color.textMuted });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
