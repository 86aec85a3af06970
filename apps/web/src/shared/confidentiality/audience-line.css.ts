import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const line = style({ fontSize: vars.font.size.sm, overflowWrap: 'anywhere' });
