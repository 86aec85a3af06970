import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const first = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });

export const missing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  color: vars.color.textMuted,
});

export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const warnings = style({ selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } } });

/** Its text is in line with the text before it. */
export const complete = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });
