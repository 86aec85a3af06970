import { media, raisedPanel, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  paddingInline: `max(min(${vars.space[4]}, 5vw), env(safe-area-inset-left))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});

export const bar = style({
  inlineSize: '100%',
  maxInlineSize: vars.layout.page,
  marginInline: 'auto',
  '@media': { [media.desktop]: { paddingInline: vars.space[5] } },
});

export const main = style({
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 34rem)',
  paddingBlock: `${vars.space[4]} ${vars.space[7]}`,
});

export const card = style([
  raisedPanel,
  {
    padding: `min(${vars.space[6]}, 10vw) min(${vars.space[5]}, 7.5vw)`,
    '@media': { [media.tablet]: { paddingInline: vars.space[6] } },
  },
]);

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});
export const steps = style({ display: 'grid', gap: vars.space[2], margin: 0, paddingInlineStart: '1.5em' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const note = style({ color: vars.color.textMuted });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
});

export const secondary = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
});
