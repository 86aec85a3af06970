import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const row = '4rem';

/** Below these widths the menu has its own row; six items need more room than five. */
const narrow = '(width < 70em)';
const narrowForMore = '(width < 82em)';
const sixth = 'nav li:nth-child(6)';
/** On small screens a sticky bar would cover too much. */
const small = `${media.phone}, (height < 30em)`;

const covered = (size: string) => ({
  vars: { '--ds-page-top': size },
  // Keeps focused elements and their labels below the bar.
  scrollPaddingBlockStart: `calc(${size} + 3rem)`,
});

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [small]: { position: 'static' } },
});

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  maxInlineSize: vars.layout.page,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@media': { [media.desktop]: { paddingInline: vars.space[5] } },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: row,
  textDecoration: 'none',
  color: vars.color.text,
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline' } } } },
});

export const menu = style({
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
});

const below = { order: 1, flexBasis: '100%', paddingBlockEnd: vars.space[2] };
globalStyle(`${inner} > ${menu}`, {
  '@media': { [narrow]: below, [media.phone]: { display: 'none' } },
});
globalStyle(`${inner}:has(${sixth}) > ${menu}`, { '@media': { [narrowForMore]: below } });

const twoRows = `calc(${row} + ${vars.density.target} + 6px + ${vars.space[2]})`;
globalStyle(`html:has(${bar})`, {
  ...covered(row),
  '@media': { [narrow]: covered(twoRows), [small]: covered('0px') },
});
globalStyle(`html:has(${inner} ${sixth})`, {
  '@media': { [narrowForMore]: covered(twoRows), [small]: covered('0px') },
});

export const items = style({
  display: 'flex',
  gap: '2px',
  margin: 0,
  padding: '3px',
  listStyle: 'none',
  // Shows a scrollbar where the menu overflows.
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

/** Hides the icons where the labels need the room; six items need more than five. */
globalStyle(`${menu} svg`, { '@container': { '(max-inline-size: 34rem)': { display: 'none' } } });
globalStyle(`${items}:has(> :nth-child(6)) svg`, { '@container': { '(max-inline-size: 47rem)': { display: 'none' } } });

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.density.target,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.md,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text },
    // A border, because forced colours hide shadows.
    '&[aria-current]': {
      paddingBlockStart: '3px',
      borderBlockEnd: `3px solid ${vars.color.ribbon}`,
      color: vars.color.text,
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
  paddingInline: vars.space[2],
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
