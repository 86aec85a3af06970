import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: '4.5rem',
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.target,
  textDecoration: 'none',
  color: vars.color.text,
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] });
