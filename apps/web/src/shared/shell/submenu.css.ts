import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';
import { laptop, low, narrow, scrollShadows } from './frame.ts';

export const submenu = style({
  flex: '0 1 auto',
  minBlockSize: '7rem',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  ...scrollShadows,
  paddingBlockStart: '12px',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [laptop]: { paddingBlockStart: '4px' }, [narrow]: { display: 'none' } },
});

export const within = style({ paddingBlockEnd: '6px', '@media': { [narrow]: { display: 'none' } } });

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});

const heading = {
  margin: 0,
  paddingInline: '12px',
  color: vars.color.textMuted,
  fontSize: `min(${vars.font.size.xs}, 18px)`,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.snug,
} as const;

export const caption = style({
  ...heading,
  paddingBlock: '8px 2px',
  '@media': { [laptop]: { paddingBlock: '4px 0' } },
});

export const toggle = style({
  ...heading,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: '32px',
  '@media': { [laptop]: { minBlockSize: '28px' } },
  border: 0,
  borderRadius: vars.radius.page,
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text } },
});

export const chevron = style({
  flex: 'none',
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '36px',
  '@media': { [low]: { minBlockSize: '32px' }, [laptop]: { minBlockSize: '28px' } },
  paddingBlock: '2px',
  paddingInline: '12px 0',
  borderRadius: vars.radius.page,
  // So that the longest name of the record stays in one line.
  fontSize: `min(0.93 * ${vars.font.size.sm}, 22px)`,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  textDecoration: 'none',
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
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
});

export const reason = style({ display: 'block', fontSize: vars.font.size.xs, fontWeight: vars.font.weight.regular });
