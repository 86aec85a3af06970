import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space[2] } },
});

/** Receives the focus after the button that changes it. */
export const readers = style({ outline: 'none' });

export const warning = style({ marginBlockStart: vars.space[3] });
