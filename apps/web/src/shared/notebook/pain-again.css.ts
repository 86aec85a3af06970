import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const again = style({ display: 'grid', gap: vars.space[2] });

export const title = style({ fontSize: vars.font.size.md, lineHeight: vars.font.leading.snug });

export const text = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** Next to each other while the words fit. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: vars.space[3],
  maxInlineSize: '32rem',
});
