import { media, panel, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';
import { printBlock, printGap } from './on-paper.ts';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minInlineSize: 0,
  '@media': printBlock,
});

printGap(vars.space[5], content);

export const body = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space[4]} ${vars.space[6]}`,
    padding: vars.space[5],
    '@media': {
      [media.phone]: { padding: vars.space[4] },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
  },
]);

const pair = {
  display: 'grid',
  // Below each other where a name would not fit next to the other one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
  margin: 0,
} as const;

export const fields = style(pair);
export const figures = style(pair);
export const term = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const figure = style({ margin: 0, color: vars.color.textMuted });
export const number = style({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
});
export const formula = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const disclaimer = style({
  maxInlineSize: vars.layout.measure,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const save = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  minBlockSize: vars.density.target,
  '@media': { [media.desktop]: { gridRow: 2 } },
});
