import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

const frame = {
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  borderRadius: vars.radius.md,
} as const;

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  ...frame,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[4],
  blockSize: '100%',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
});

export const icon = style({ display: 'flex', color: vars.color.accent });
export const name = style({ display: 'block', fontWeight: vars.font.weight.medium });
export const text = style({ display: 'block', color: vars.color.textMuted });

export const deletion = style({
  ...frame,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const deletionTitle = style({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold });
export const content = style({ display: 'grid', gap: vars.space[3] });
