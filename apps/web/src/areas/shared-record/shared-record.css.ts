import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';
import { line, openingLine } from '../../shared/record-summary/record-summary.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginInlineStart: 'auto' });

/** Its field shares the row of the buttons, its results take the whole width. */
export const search = style({ display: 'contents' });

export const searchField = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const results = style({
  flexBasis: '100%',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  border: line,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
});

const bareButton = style({
  inlineSize: '100%',
  border: 0,
  color: vars.color.text,
  backgroundColor: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

export const resultButton = bareButton;

export const newsLine = style([bareButton, openingLine, { paddingInline: 0 }]);

/** Enlarged text needs its room; the words below the title say the kind too. */
export const newsIcon = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.accent,
  '@container': { '(inline-size < 14rem)': { display: 'none' } },
});
