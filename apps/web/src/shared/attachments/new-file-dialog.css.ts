import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const all = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm });
