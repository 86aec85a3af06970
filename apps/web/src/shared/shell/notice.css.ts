import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const region = style({ selectors: { '&:empty': { display: 'none' } } });

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.page,
  backgroundColor: vars.color.infoSoft,
  color: vars.color.onInfoSoft,
  selectors: { '&[data-tone="warning"]': { backgroundColor: vars.color.warningSoft, color: vars.color.onWarningSoft } },
});

export const icon = style({ flex: 'none' });
export const words = style({ flex: '1 1 14rem' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
