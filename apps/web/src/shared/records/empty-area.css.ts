import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const area = style({
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  borderRadius: vars.radius.page,
  backgroundColor: vars.color.surface,
});

/** Reserved until the lines have loaded. */
export const drawing = style({ aspectRatio: '231 / 150' });
