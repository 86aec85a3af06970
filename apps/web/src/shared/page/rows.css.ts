import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

const line = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

/** A list of rows with a line between them. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Text at the start and buttons at the end, below it if they do not fit. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.density.row,
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: line } },
});

/** The text of a row that has buttons. */
export const rowText = style({ display: 'grid', flex: '1 1 10rem', minInlineSize: 0 });

/** A row that is a link, with a chevron at its end. */
export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3rem',
  color: vars.color.link,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    'li + li > &': { borderBlockStart: line },
  },
});

export const chevron = style({ flexShrink: 0, marginInlineStart: 'auto', color: vars.color.textMuted });
