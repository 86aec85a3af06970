import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { headerHeight, laptop, narrow, railWidth, toolSize } from './frame.ts';

const laptopItem = '40px';

/** In pixels: the bar does not grow with the text. */
export const barHeight = '56px';

const phoneBar = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.surface,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
} as const;

export const bar = style({
  display: 'grid',
  gap: '12px',
  '@media': { [narrow]: { ...phoneBar, display: 'block' }, [media.print]: { display: 'none' } },
});

export const items = style({
  display: 'grid',
  gap: '2px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [narrow]: {
      gap: 0,
      // No wider than a fifth, except for the longest label in a wide font.
      gridTemplateColumns: 'repeat(5, minmax(min-content, 1fr))',
      gridTemplateRows: barHeight,
      maxInlineSize: '40rem',
      marginInline: 'auto',
      blockSize: barHeight,
    },
  },
});

/** Keeps the place of an item that has not been loaded. */
export const place = style({
  minBlockSize: toolSize,
  '@media': { [laptop]: { minBlockSize: laptopItem }, [narrow]: { minBlockSize: 0 } },
});

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: toolSize,
  paddingInline: '12px',
  borderRadius: vars.radius.page,
  color: vars.color.textMuted,
  // Larger text would break the words of the rail, which has a fixed width.
  fontSize: `min(${vars.font.size.md}, 26px)`,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.tight,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-current]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: '0.375rem',
      insetInlineStart: 0,
      // Forced colours hide backgrounds.
      borderInlineStart: `0.25rem solid ${vars.color.ribbon}`,
      borderRadius: vars.radius.pill,
    },
  },
  '@media': {
    [laptop]: { minBlockSize: laptopItem },
    [narrow]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2px',
      blockSize: barHeight,
      minBlockSize: 0,
      paddingInline: '2px',
      borderRadius: 0,
      // As large as five labels fit next to each other, those of a doctor and an administrator too.
      fontSize: `min(${vars.font.size.xs}, 4vw, 20px)`,
      textAlign: 'center',
      selectors: {
        '&[aria-current]': { backgroundColor: 'transparent', color: vars.color.accent },
        '&[aria-current]::before': {
          insetBlock: 'auto',
          insetBlockStart: '-1px',
          insetInline: '20%',
          border: 0,
          borderBlockStart: `3px solid ${vars.color.ribbon}`,
        },
        '&:focus-visible': { outlineOffset: '-4px' },
      },
    },
  },
});

globalStyle(`${item} > svg`, { inlineSize: '22px', blockSize: '22px' });

export const add = style({
  color: vars.color.accent,
  selectors: { '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

globalStyle(`${add} > svg`, {
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent,
  boxShadow: `0 0 0 3px ${vars.color.accent}`,
  color: vars.color.onAccent,
});

globalStyle(`${add}[aria-disabled="true"] > svg`, {
  backgroundColor: 'transparent',
  boxShadow: `0 0 0 3px ${vars.color.border}`,
  color: vars.color.textMuted,
});

export const label = style({
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { overflowWrap: 'normal', whiteSpace: 'nowrap' } },
});

export const short = style({ display: 'none', '@media': { [narrow]: { display: 'inline' } } });
export const long = style({ '@media': { [narrow]: { display: 'none' } } });

export const rail = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 3,
      gridRow: '1 / span 4',
      display: 'flex',
      flexDirection: 'column',
      gap: '12px',
      inlineSize: railWidth,
      blockSize: '100dvh',
      paddingInline: '12px',
      paddingBlockEnd: '12px',
      overflowY: 'auto',
      scrollbarWidth: 'none',
      backgroundColor: vars.color.surface,
      borderInlineEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    },
    [`${media.desktop} and ${laptop}`]: { gap: '6px', paddingBlockEnd: '6px' },
    [media.print]: { display: 'none' },
  },
});

/** Only in the rail. */
const inRail = { '@media': { [narrow]: { display: 'none' } } };

/** Tells the own record from the work above it. */
export const own = style({
  padding: '8px 12px 2px',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: `min(${vars.font.size.xs}, 18px)`,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.snug,
  ...inRail,
});

/** The account belongs to the work too. */
export const apart = style({
  '@media': {
    [media.desktop]: {
      marginBlockStart: '6px',
      paddingBlockStart: '6px',
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    },
  },
});

export const home = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: headerHeight,
  paddingInline: '12px',
  textDecoration: 'none',
  ...inRail,
});

globalStyle(`${home} > span`, { fontSize: `min(${vars.font.size.lg}, 26px)` });

/** In one line, unless large text needs two. */
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  gap: '2px',
  marginBlockStart: 'auto',
  ...inRail,
});

/** Like a link of the rail. */
export const button = style([
  item,
  {
    paddingBlock: 0,
    border: 0,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    textAlign: 'start',
  },
]);

globalStyle(`${end} > *`, {
  flex: '1 0 auto',
  gap: '5px',
  minInlineSize: 0,
  paddingInline: '6px',
  fontSize: `min(0.93 * ${vars.font.size.sm}, 24px)`,
});
globalStyle(`${end} > * > svg`, { flex: 'none', inlineSize: '18px', blockSize: '18px' });

/** The initials take the place of an icon. */
export const person = style({ display: 'flex' });
globalStyle(`${person} > span`, { inlineSize: '24px', blockSize: '24px', fontSize: '11px' });

// The frame has the colour of the person whose record is open.
for (const number of [1, 2, 3, 4, 5, 6] as const) {
  const color = vars.color[`person${number}`];
  globalStyle(`${bar}[data-person="${number}"]`, {
    '@media': { [narrow]: { borderBlockStart: `4px solid ${color}` } },
  });
  globalStyle(`${rail}:has([data-person="${number}"])`, {
    '@media': { [media.desktop]: { borderInlineEnd: `4px solid ${color}` } },
  });
}
