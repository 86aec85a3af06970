import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
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
  color: vars.color.textMuted,
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
  color: vars.color.text,
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
  display: 'grid',
  gap: vars.space[5],
  padding: `${vars.space[6]} ${vars.space[5]}`,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.page,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.raised,
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
