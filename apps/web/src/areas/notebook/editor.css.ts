import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

export const drawing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const heading = style({ fontSize: vars.font.size.lg, lineHeight: vars.font.leading.snug });

export const fields = style({ display: 'grid', gap: vars.space[5], maxInlineSize: vars.layout.measure });

export const reason = style({ color: vars.color.textMuted });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
