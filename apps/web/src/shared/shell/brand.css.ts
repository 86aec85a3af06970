import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.tracking.tight,
  lineHeight: 1,
  color: vars.color.text,
});

export const mark = style({ inlineSize: '1.75em', blockSize: '1.75em', flex: 'none' });
export const cover = style({ fill: vars.color.accent });
export const spine = style({ fill: vars.color.onAccent, fillOpacity: 0.3 });
export const ribbon = style({ fill: vars.color.ribbon });
