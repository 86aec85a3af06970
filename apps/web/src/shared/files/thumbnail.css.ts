import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Pixels: a picture need not grow with the text, which then has more room. */
export const box = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  selectors: { '&[data-size="large"]': { inlineSize: '96px', blockSize: '96px' } },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
