import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const tabs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] });

export const groupName = style({ margin: 0, fontSize: 'inherit', lineHeight: 1 });
