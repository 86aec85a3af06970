import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const reports = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' });
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[4],
  blockSize: '100%',
});

export const text = style({ color: vars.color.textMuted });
export const choices = style({ display: 'grid', gap: vars.space[3] });
export const footer = style({ display: 'grid', gap: vars.space[3] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** The choices above it take more than a screen of a phone, and the usual ones are made. */
export const footerBelowChoices = style({ marginBlockEnd: `-${vars.space[3]}`, backgroundColor: vars.color.surface });

export const intro = style({ marginBlockEnd: vars.space[3] });
export const code = style({
  maxBlockSize: '60vh',
  padding: vars.space[4],
  overflow: 'auto',
  backgroundColor: vars.color.surface,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const plain = style({
  margin: 0,
  fontSize: vars.font.size.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
