import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const height = '4rem';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [media.phone]: { position: 'static' } },
});

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  minBlockSize: height,
  maxInlineSize: vars.layout.page,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@media': { [media.desktop]: { paddingInline: vars.space[5] } },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.target,
  textDecoration: 'none',
  color: vars.color.text,
});

export const menu = style({
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': { [media.phone]: { display: 'none' } },
});

export const items = style({
  display: 'flex',
  gap: '2px',
  margin: 0,
  padding: '3px',
  listStyle: 'none',
  // Where there is no room for all of it, it can be seen that there is more.
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

/** Words need the room more than pictures do: six of them more than five. */
globalStyle(`${menu} svg`, { flexShrink: 0, '@container': { '(max-inline-size: 36rem)': { display: 'none' } } });
globalStyle(`${items}:has(> :nth-child(6)) svg`, { '@container': { '(max-inline-size: 47rem)': { display: 'none' } } });

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.density.target,
  paddingInline: '10px',
  borderRadius: vars.radius.md,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-current]': {
      color: vars.color.text,
      boxShadow: `inset 0 -3px 0 ${vars.color.ribbon}`,
      borderEndEndRadius: 0,
      borderEndStartRadius: 0,
    },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});

export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.density.target,
  minInlineSize: vars.density.target,
  justifyContent: 'center',
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.md,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text } },
});

export const wide = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [media.phone]: { display: 'none' } },
});
