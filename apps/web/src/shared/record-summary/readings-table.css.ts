import { vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { line } from './record-summary.css.ts';

export const readings = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const sources = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

const smallPhone = '(width < 22.5em)';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} 0`,
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} thead th`, { color: vars.color.textMuted, fontWeight: vars.font.weight.medium });
globalStyle(`${table} tbody th`, {
  fontWeight: vars.font.weight.regular,
  whiteSpace: 'nowrap',
  '@media': { [smallPhone]: { whiteSpace: 'normal' } },
});

/** Of the same day as the line before it. */
export const below = style({});
globalStyle(`${table} tr:has(+ ${below}) > td`, { borderBlockEnd: 0, paddingBlockEnd: 0 });

export const unit = style({ display: 'inline-block', fontWeight: vars.font.weight.regular });

/** Below the day. */
export const source = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: line } },
});
export const day = style({ fontWeight: vars.font.weight.medium });
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  margin: 0,
});
export const term = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const mark = style({
  display: 'block',
  color: vars.color.warning,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  selectors: { '&[data-tone="danger"]': { color: vars.color.danger } },
});
