import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[4],
  marginBlockEnd: vars.space[5],
  '@media': {
    // Next to each other, unless the text is large: the entries come first.
    [media.phone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      alignItems: 'end',
      gap: vars.space[3],
      marginBlockEnd: 0,
    },
  },
});

/** Closed, because the newest entries come first. */
export const booked = style({ marginBlockEnd: vars.space[4] });

export const bookedSummary = style({
  minBlockSize: vars.density.target,
  paddingBlock: vars.space[2],
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
});

export const year = style({ marginBlockEnd: vars.space[5] });

export const yearName = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const link = style({ color: vars.color.link });

export const more = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space[4] });

export const count = style({ marginBlockEnd: vars.space[3], color: vars.color.textMuted });
