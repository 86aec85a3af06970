import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });

export const section = style({ display: 'grid', gap: vars.space[3], marginBlockEnd: vars.space[6] });

export const heading = style({ fontSize: vars.font.size.xl, fontWeight: vars.font.weight.bold, margin: 0 });

export const body = style({ display: 'grid', gap: vars.space[3], overflowWrap: 'anywhere', minInlineSize: 0 });

export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const title = style({ margin: 0, fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold });

export const subject = style({ margin: 0, fontWeight: vars.font.weight.bold });

/** Line breaks of the doctor are kept. */
export const words = style({
  margin: 0,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px ${vars.border.style} ${vars.color.border}`,
  whiteSpace: 'pre-line',
});

export const changes = style({ display: 'grid', gap: vars.space[3], margin: 0 });

export const term = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  margin: 0,
});

export const before = style({ color: vars.color.textMuted, textDecorationThickness: '1px' });

export const after = style({ fontWeight: vars.font.weight.bold, textDecoration: 'none' });

export const now = style({ flexBasis: '100%', fontSize: vars.font.size.sm });

export const arrow = style({
  flexShrink: 0,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.target,
  color: vars.color.link,
});

export const sentItem = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}` } },
});

export const withdrawn = style({ margin: 0, padding: 0, listStyle: 'none' });

export const summary = style({
  display: 'list-item',
  alignContent: 'center',
  minBlockSize: vars.density.target,
  cursor: 'pointer',
  fontWeight: vars.font.weight.medium,
});

export const alertLines = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });

export const sentTitle = style({ margin: 0, fontSize: vars.font.size.md, fontWeight: vars.font.weight.bold });

/** On a phone it shares the row of the buttons. */
export const waiting = style({ paddingInline: vars.space[1] });

export const check = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const against = style({ display: 'grid', gap: vars.space[3] });
