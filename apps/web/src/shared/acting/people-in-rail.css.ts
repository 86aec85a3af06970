import { vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, scrollShadows } from '../shell/frame.ts';

export const people = style({
  // Gives way before the pages of the place: the people are on the account page too.
  flex: '0 1000 auto',
  // The own record and half of the first other one.
  minBlockSize: '81px',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  ...scrollShadows,
  paddingBlockStart: '12px',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [narrow]: { display: 'none' } },
});

export const list = style({ display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingBlock: '4px',
  paddingInline: '12px',
  border: 0,
  borderRadius: vars.radius.page,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontSize: `min(${vars.font.size.sm}, 22px)`,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.font.weight.bold },
  },
  // Forced colours show no weight well enough.
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid' } } } },
});

globalStyle(`${entry} > :first-child`, { flex: 'none', inlineSize: '28px', blockSize: '28px', fontSize: '12px' });
