import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

const list = { display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' } as const;

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const importForm = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });
export const preview = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const heading = style({ margin: 0, fontSize: vars.font.size.md, fontWeight: vars.font.weight.bold });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], margin: 0 });
export const lines = style(list);

export const line = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem 1fr',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});

export const number = style({ color: vars.color.textMuted });
export const invalid = style({ display: 'block', color: vars.color.danger });
