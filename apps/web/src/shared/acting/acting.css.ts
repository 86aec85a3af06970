import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { gutter, headerHeight, narrow, wideGutter } from '../shell/frame.ts';
import { low } from '../shell/top-bar.css.ts';

/** In pixels, as the header of the frame: with larger text the page keeps its room. */
const bandHeight = '48px';

const { color } = vars;
/** The whole line in the colour of the person. */
export const person = styleVariants({
  1: { backgroundColor: color.person1 },
  2: { backgroundColor: color.person2 },
  3: { backgroundColor: color.person3 },
  4: { backgroundColor: color.person4 },
  5: { backgroundColor: color.person5 },
  6: { backgroundColor: color.person6 },
});

const onPerson = {
  color: vars.color.onPerson,
  '@media': { [media.forcedColors]: { borderBlock: '2px solid' } },
} as const;

export const band = style({
  ...onPerson,
  position: 'sticky',
  insetBlockStart: headerHeight,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  blockSize: bandHeight,
  paddingInline: `max(${gutter}, env(safe-area-inset-left)) max(4px, env(safe-area-inset-right))`,
  '@media': {
    ...onPerson['@media'],
    [media.desktop]: { gridColumn: 2, paddingInline: `${wideGutter} 16px` },
    [low]: { position: 'static' },
    [media.print]: { position: 'static', color: 'black', backgroundColor: 'transparent' },
  },
});

/** Two lines at most, which have room in the band up to 20 px. */
export const bandName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: `min(${vars.font.size.md}, 20px)`,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
});

/** Initials on a light ground of their own: the band has the colour already. */
export const bandMark = style({ flex: 'none', display: 'flex', borderRadius: vars.radius.pill });
globalStyle(`${bandMark} > span`, { fontSize: '14px', boxShadow: `0 0 0 2px ${vars.color.onPerson}` });

export const back = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '44px',
  paddingInline: '8px',
  border: 0,
  borderRadius: vars.radius.md,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: `min(${vars.font.size.sm}, 18px)`,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.tight,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': {
    // Two lines of words instead of an icon and one.
    [narrow]: {
      maxInlineSize: 'min(7.5rem, 132px)',
      fontSize: `min(${vars.font.size.xs}, 15px)`,
      textAlign: 'end',
      textWrap: 'balance',
    },
    [media.print]: { display: 'none' },
  },
  selectors: {
    '&:hover': { textDecorationThickness: '0.16em' },
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
});

/** Overrides the root of the header alone. */
export const root = style({
  vars: { '--ds-page-top': `calc(${headerHeight} + ${bandHeight})` },
  scrollPaddingBlockStart: `calc(${headerHeight} + ${bandHeight} + 3rem)`,
  '@media': { [low]: { vars: { '--ds-page-top': '0px' }, scrollPaddingBlockStart: '3rem' } },
});

/** At the top of every dialog, which covers the band. */
export const line = style({
  ...onPerson,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.snug,
});

export const ownLine = style([
  line,
  {
    color: vars.color.text,
    backgroundColor: vars.color.surfaceSunken,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  },
]);

globalStyle(`${back} > svg`, { '@media': { [narrow]: { display: 'none' } } });
