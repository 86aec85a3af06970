import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';
import { belowLabel } from '../../shared/forms/form.css.ts';

export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const cell = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start', overflowWrap: 'anywhere' });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm, fontWeight: 400 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  minInlineSize: 0,
});

export const about = style([muted, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] }]);

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});

const wholeDays = { overflowWrap: 'normal' } as const;

export const period = style({ ...wholeDays, display: 'flex', flexWrap: 'wrap', columnGap: vars.space[1] });

export const since = style({ ...wholeDays, whiteSpace: 'normal' });

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const reason = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const start = style({ justifySelf: 'start' });

export const group = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const legend = style({ padding: 0, fontWeight: vars.font.weight.medium, marginBlockEnd: vars.space[2] });

export const timeRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[3],
});

export const timeFields = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: vars.space[3],
});

export const timeRemove = style({ paddingBlockStart: belowLabel });

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space[1],
});

export const error = style({ color: vars.color.danger, fontSize: vars.font.size.sm });

export const summary = style({ cursor: 'pointer', paddingBlock: vars.space[2], fontWeight: vars.font.weight.medium });

export const todayFoot = style({ marginBlockStart: vars.space[3] });

export const times = style([muted, { selectors: { '&:empty': { display: 'none' } } }]);

export const forbidden = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  paddingInline: `min(${vars.space[4]}, 4vw)`,
  lineHeight: vars.font.leading.snug,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.danger}`,
  borderRadius: vars.radius.md,
  color: vars.color.onDangerSoft,
  backgroundColor: vars.color.dangerSoft,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});

export const forbiddenIcon = style({ flexShrink: 0, inlineSize: '22px', blockSize: '22px' });

export const forbiddenTitle = style({ fontWeight: vars.font.weight.medium, textDecoration: 'underline' });

export const chip = style({ minInlineSize: 0 });
