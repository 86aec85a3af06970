import { media, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const mixed = (percent: number) => `color-mix(in srgb, ${vars.color.cover} ${percent}%, ${vars.color.onCover})`;

/** The closed booklet: its cover, and the spine along the edge. */
export const page = style({
  position: 'relative',
  backgroundColor: vars.color.cover,
  color: vars.color.onCover,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 'clamp(0.5rem, 2.5vw, 2.5rem)',
    borderInlineEnd: `2px dashed ${mixed(55)}`,
    backgroundColor: mixed(88),
  },
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '4.5rem',
  inlineSize: '100%',
  maxInlineSize: vars.layout.page,
  marginInline: 'auto',
  '@media': { [media.desktop]: { paddingInline: vars.space[5] } },
});

// The panel of the themes lies on its own surface.
globalStyle(`${bar} > span, ${bar} :is(a, button)`, {
  vars: {
    [vars.color.accent]: vars.color.onCover,
    [vars.color.onAccent]: vars.color.cover,
    [vars.color.focus]: vars.color.onCover,
  },
  color: vars.color.onCover,
});
globalStyle(`${bar} :is(a, button):hover`, { backgroundColor: mixed(88), color: vars.color.onCover });

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const main = style({
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 27rem)',
  gap: vars.space[5],
  paddingBlock: `${vars.space[4]} ${vars.space[7]}`,
  '@media': {
    [media.desktop]: {
      // Aligned to the top, so that content added later moves nothing.
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 27rem) minmax(0, 27rem)',
      columnGap: vars.space[8],
      paddingBlockStart: 'clamp(1rem, 8vh, 7rem)',
    },
  },
});

export const benefits = style({
  display: 'none',
  paddingBlockStart: vars.space[6],
  fontSize: vars.font.size.lg,
  '@media': { [media.desktop]: { display: 'grid', gap: vars.space[4] } },
});

export const benefitsTitle = style({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.display,
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.tracking.tight,
  lineHeight: vars.font.leading.tight,
  textWrap: 'balance',
  '::before': {
    content: '',
    display: 'block',
    inlineSize: '3.5rem',
    blockSize: '0.375rem',
    marginBlockEnd: vars.space[5],
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.ribbon,
  },
});

const panel = style({
  position: 'relative',
  color: vars.color.text,
  display: 'grid',
  gap: vars.space[5],
  padding: `${vars.space[6]} ${vars.space[5]}`,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.page,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.overlay,
  // The bookmark.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-0.5rem',
    insetInlineEnd: vars.space[5],
    inlineSize: '1.25rem',
    blockSize: '3.25rem',
    backgroundColor: vars.color.ribbon,
    clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% 80%, 0 100%)',
  },
});

export const card = style([
  panel,
  {
    '@media': {
      // Phones are offered the app first; the choice of the browser is remembered.
      [media.phone]: { selectors: { 'html:not([data-browser]) [data-app] &': { display: 'none' } } },
    },
  },
]);

export const prompt = style([
  panel,
  {
    '@media': {
      [media.tablet]: { display: 'none' },
      [media.phone]: { selectors: { 'html[data-browser] &, :not([data-app]) > &': { display: 'none' } } },
    },
  },
]);

export const title = style({ fontSize: vars.font.size.xxl });
export const notices = style({ display: 'grid', selectors: { '&:empty': { display: 'none' } } });
export const note = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const form = style({ display: 'grid', gap: vars.space[5] });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[4]}`,
});

export const providers = style({ display: 'grid', gap: vars.space[4], selectors: { '&:empty': { display: 'none' } } });

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    },
  },
});
export const password = style({ display: 'grid', gap: vars.space[2] });

export const busy = style({ selectors: { 'button:not([aria-busy]) &': { display: 'none' } } });
export const idle = style({ selectors: { 'button[aria-busy] &, form[data-linking] &': { display: 'none' } } });
export const linking = style({ selectors: { 'button[aria-busy] &, form:not([data-linking]) &': { display: 'none' } } });
