import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minInlineSize: 0,
});

export const placeholder = style({ minBlockSize: '46rem', '@media': { [media.phone]: { minBlockSize: '64rem' } } });

export const trend = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const note = style({
  maxInlineSize: vars.layout.measure,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const source = style({ display: 'block', marginBlockStart: vars.space[2] });
