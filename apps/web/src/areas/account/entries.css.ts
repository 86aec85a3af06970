import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  overflowWrap: 'anywhere',
});
