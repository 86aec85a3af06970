import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minInlineSize: 0,
});

/** Height of a label of one line with its gap, for a button in line with the field below it. */
export const belowLabel = `calc(${vars.font.size.md} * ${vars.font.leading.snug} + ${vars.space[2]})`;

/** Two short fields side by side, also on a phone unless its text is large: days, numbers with a unit. */
export const shortPair = style({
  display: 'grid',
  // Where one label takes two lines, the fields stay in line; a message below one does not move the other.
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  columnGap: vars.space[4],
  rowGap: vars.space[5],
});

export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

/** A `fieldset` of short buttons that are pressed or not. */
export const toggles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
