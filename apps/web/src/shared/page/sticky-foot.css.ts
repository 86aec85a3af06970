import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';
import { unlessLow } from '../shell/frame.ts';

const height = '4.25rem';
const flat = '6px';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  position: 'sticky',
  insetBlockEnd: unlessLow('var(--ds-page-bottom, 0px)'),
  zIndex: 1,
  '@media': {
    // With the bar below it, it must not cover much of a phone.
    [media.phone]: { paddingBlock: flat },
    [media.print]: { display: 'none' },
  },
});

export const root = style({ scrollPaddingBlockEnd: `calc(var(--ds-page-bottom, 0px) + ${height} + 1rem)` });
