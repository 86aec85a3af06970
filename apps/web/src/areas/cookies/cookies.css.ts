import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

const frame = {
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  borderRadius: vars.radius.md,
} as const;

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const part = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const partTitle = style({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold });

export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ ...frame, display: 'grid', alignContent: 'start', gap: vars.space[1] });
export const name = style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });
export const muted = style({ fontSize: vars.font.size.sm, color: vars.color.textMuted });

export const section = style({ ...frame, paddingBlock: vars.space[2] });
export const summary = style({
  cursor: 'pointer',
  minBlockSize: vars.density.target,
  paddingBlock: vars.space[2],
  fontWeight: vars.font.weight.medium,
});
export const content = style({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[2] });
