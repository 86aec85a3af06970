import { cappedLeading, media, raisedPanel, vars } from '@libretto/design-system/theme';
import { createVar, fallbackVar, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const section = raisedPanel;

export const head = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '4rem',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.page,
  ':hover': { backgroundColor: vars.color.surfaceHover },
  '@media': {
    [media.phone]: { paddingInline: vars.space[3], gap: vars.space[2] },
  },
});

export const chevron = style({
  flex: 'none',
  inlineSize: 'min(1.375rem, 24px)',
  blockSize: 'min(1.375rem, 24px)',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.base} ${vars.motion.standard}`,
  selectors: { '[data-open] > * > &': { rotate: '180deg' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const titles = style({ flex: 1, minInlineSize: 0 });

export const title = style({ fontSize: vars.font.size.lg, lineHeight: vars.font.leading.snug });

export const toggle = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.page },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.border.focus} * -1)`,
    },
  },
});

export const subtitle = style({
  marginBlockStart: '0.125rem',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.leading.snug,
});

export const preview = style({
  marginBlockStart: vars.space[1],
  maxInlineSize: vars.layout.measure,
  lineHeight: cappedLeading,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  borderBlockStart: hairline,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.phone]: { padding: vars.space[4] },
    [media.print]: { selectors: { '&[hidden]': { display: 'grid' } } },
  },
});

export const text = style({
  maxInlineSize: vars.layout.measure,
  lineHeight: cappedLeading,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

/** In line with the buttons, whose text it follows. */
export const level = style({ display: 'inline-flex' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const groupTitle = style({ fontSize: vars.font.size.md, lineHeight: vars.font.leading.snug });

export const tabForm = style([form, { paddingInline: vars.space[1] }]);

export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
  gap: vars.space[5],
});
export const wide = style({ gridColumn: '1 / -1' });

export const habitGroup = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space[4] });
export const habit = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.border.focus} ${vars.border.style} ${vars.color.border}`,
});

const height = createVar();
export const tabs = style({
  minInlineSize: 0,
  '@media': { [media.phone]: { vars: { [height]: 'max(300px, calc(100dvh - 21rem))' } } },
});
export const panelHeight = fallbackVar(height, '300px');
