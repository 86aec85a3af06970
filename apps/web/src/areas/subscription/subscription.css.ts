import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

const { border, color, font, radius, space } = vars;
const hairline = `${border.hairline} ${border.style} ${color.border}`;
const box = { border: hairline, borderRadius: radius.md, backgroundColor: color.surface } as const;

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const heading = style({ fontSize: font.size.lg, fontWeight: font.weight.bold });
export const content = style({ display: 'grid', gap: space[3] });

export const frame = style({ ...box, overflowX: 'auto' });
export const table = style({ inlineSize: '100%', fontVariantNumeric: 'tabular-nums', lineHeight: font.leading.snug });
export const head = style({
  paddingBlock: space[3],
  paddingInline: space[4],
  backgroundColor: color.surfaceSunken,
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  textAlign: 'start',
});
export const cell = style({
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockStart: hairline,
  fontWeight: 'inherit',
  textAlign: 'start',
});
export const lastCell = style([cell, { textAlign: 'end' }]);

export const cards = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const card = style({ ...box, display: 'grid', justifyItems: 'start', gap: space[3], padding: space[4] });
export const name = style({ fontWeight: font.weight.medium });
export const facts = style({ display: 'grid', gap: space[1], fontVariantNumeric: 'tabular-nums' });
export const fact = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] });
export const term = style({ color: color.textMuted, fontSize: font.size.sm });

export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const offer = style({ display: 'grid', alignContent: 'start', gap: space[3] });
export const price = style({ color: color.textMuted });
export const amount = style({
  color: color.text,
  fontSize: font.size.xl,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const sections = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const part = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space[2] });
export const checkmark = style({ marginBlockStart: '0.1em', color: color.accent });
export const contract = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
});
export const article = style({ selectors: { '& + &': { marginBlockStart: space[4] } } });
export const payment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  maxInlineSize: '30rem',
  '@media': { [media.print]: { display: 'none' } },
});
