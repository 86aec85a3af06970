import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const outcome = style({ display: 'grid', gap: vars.space[3] });

export const muted = style({
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const clear = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const clearIcon = style({ flex: 'none', color: vars.color.success });

export const summary = style({ cursor: 'pointer', paddingBlock: vars.space[2], fontWeight: vars.font.weight.medium });

export const details = style({ paddingBlockStart: vars.space[3] });

export const reason = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const findings = style({ display: 'grid', gap: vars.space[4], listStyle: 'none', margin: 0, padding: 0 });

export const finding = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.space[1]} solid ${vars.color.border}`,
  overflowWrap: 'break-word',
  selectors: {
    '&[data-tone="danger"]': { borderColor: vars.color.danger },
    '&[data-tone="warning"]': { borderColor: vars.color.warning },
    '&[data-tone="info"]': { borderColor: vars.color.info },
  },
});

/** One of several entries of the record in a finding. */
export const findingPart = style({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '& + &': { marginBlockStart: vars.space[2] } },
});

export const findingHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const pair = style({ fontSize: vars.font.size.md, minInlineSize: 0 });

export const line = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  maxInlineSize: vars.layout.measure,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const withSuggestions = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', minInlineSize: 0 });
