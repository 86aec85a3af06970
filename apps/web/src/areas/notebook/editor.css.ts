import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { gutter } from '../../shared/shell/frame.ts';

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
  justifyContent: 'flex-end',
  backgroundColor: vars.color.canvas,
  // To the edges of the screen, with the main action on the rest of the line.
  '@media': { [media.phone]: { marginInline: `-${gutter}`, paddingInline: gutter } },
});
globalStyle(`${footer} > :last-child`, { '@media': { [media.phone]: { flex: '1 1 10rem' } } });
