import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const other = style({ display: 'grid', justifyItems: 'stretch', gap: vars.space[3] });

export const muted = style({ fontSize: vars.font.size.sm, color: vars.color.textMuted });

export const link = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'baseline',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
});

/** Aligned with the first line of the text. */
export const linkIcon = style({ flexShrink: 0, transform: 'translateY(0.125em)' });

export const savedStart = style({ display: 'grid', gap: vars.space[3], outline: 'none' });
export const openSaved = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' });

export const answered = style({ display: 'grid', justifyItems: 'stretch', gap: vars.space[2] });
export const answer = style({ justifySelf: 'start' });
