import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });
export const close = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const muted = style({ color: vars.color.textMuted });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const choices = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const group = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
});
export const legend = style({ padding: 0, marginBlockEnd: vars.space[2], fontWeight: vars.font.weight.bold });

export const ready = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)', justifyItems: 'stretch' } },
});

export const lines = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({ overflowWrap: 'anywhere' });

export const sections = style({ minInlineSize: 0 });
/** A kind of line of the visit sheet. */
export const lineSection = style({
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: { '&[open]': { paddingBlockEnd: vars.space[4] } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[2],
  cursor: 'pointer',
});
export const summaryText = style({ flex: 1, minInlineSize: 0 });
/** What is chosen, while the kind is closed. */
export const chosen = style({
  display: 'block',
  fontSize: vars.font.size.sm,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { '[open] > * > * > &': { display: 'none' }, '&:empty': { display: 'none' } },
});
export const moment = style({ whiteSpace: 'normal', overflowWrap: 'normal' });
export const received = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0, overflowWrap: 'anywhere' });
/** Areas without entries, next to each other. */
export const empty = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  margin: 0,
  paddingInlineStart: vars.space[4],
  color: vars.color.textMuted,
});

export const section = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
});
export const index = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const entry = style({ paddingBlock: vars.space[2], whiteSpace: 'pre-line' });

export const code = style({ display: 'grid', gap: vars.space[1] });
export const digits = style({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.15em',
});
