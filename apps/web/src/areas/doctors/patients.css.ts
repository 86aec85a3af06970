import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const alerts = style({
  marginBlockEnd: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.danger}`,
  borderRadius: vars.radius.md,
  color: vars.color.onDangerSoft,
  backgroundColor: vars.color.dangerSoft,
  overflowWrap: 'anywhere',
});

export const alertsTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
});

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });

export const alertLink = style({
  display: 'block',
  paddingBlock: vars.space[2],
  minBlockSize: vars.density.target,
  color: 'inherit',
});

export const more = style({ fontSize: vars.font.size.sm });

export const patient = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.density.row,
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { backgroundColor: vars.color.surfaceHover },
});

/** Who it is, next to what waits where both have room. */
export const content = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minInlineSize: 0,
});

export const who = style({ display: 'grid', minInlineSize: 0 });

export const name = style({
  color: vars.color.link,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
});

export const news = style({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.medium });

export const allergies = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  fontSize: vars.font.size.sm,
});

export const allergyIcon = style({ flexShrink: 0, alignSelf: 'center', color: vars.color.danger });

export const facts = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minInlineSize: 0 });

export const chevron = style({ flexShrink: 0 });
