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
  display: 'grid',
  gap: vars.space[1],
  maxInlineSize: vars.layout.measure,
  color: vars.color.textMuted,
});

export const missingList = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const missingSection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[1],
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}` },
  },
});

export const missingNames = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const warnings = style({ selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } } });
