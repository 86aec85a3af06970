import { raisedPanel, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });

export const card = style([
  raisedPanel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    padding: vars.space[4],
    overflowWrap: 'anywhere',
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const name = style({ fontSize: vars.font.size.lg, minInlineSize: 0 });
export const muted = style({ color: vars.color.textMuted });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[1],
});

export const past = style({ display: 'grid', gap: vars.space[3] });
export const pastTitle = style({
  display: 'list-item',
  minBlockSize: vars.density.target,
  paddingBlock: vars.space[2],
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
});
globalStyle(`${past}[open] > ${list}`, { marginBlockStart: vars.space[3] });

export const summary = style({ display: 'grid', gap: vars.space[1], margin: 0, paddingInlineStart: '1.25em' });

export const people = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` } },
});

export const mark = style({ display: 'flex', fontSize: vars.font.size.lg, color: vars.color.accent });
globalStyle(`${mark} > *`, { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: vars.font.size.md });

export const personText = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' });
export const personName = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.bold });
export const personButtons = style([buttons, { gridColumn: '1 / -1', marginBlockStart: 0 }]);

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const steps = style({ display: 'grid', gap: vars.space[2], margin: 0, paddingInlineStart: '1.25em' });
