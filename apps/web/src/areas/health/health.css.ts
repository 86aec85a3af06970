import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
