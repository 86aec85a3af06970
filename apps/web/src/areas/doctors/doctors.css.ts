import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const choice = style({ display: 'grid', gap: vars.space[4] });

export const patients = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const patientSearch = style({ display: 'grid', gap: vars.space[2], maxInlineSize: '30rem' });

export const entryTitle = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.medium });

export const steps = style({ display: 'grid', gap: vars.space[2], margin: 0, paddingInlineStart: vars.space[5] });

export const state = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});

export const exceptionText = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** What is hidden. */
export const note = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minInlineSize: 0,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});
export const noteIcon = style({ flex: 'none', marginBlockStart: '0.2em' });
export const unseen = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  color: vars.color.textMuted,
  listStyle: 'none',
});

export const accessActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
});
