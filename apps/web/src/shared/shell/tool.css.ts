import { vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { toolSize } from './frame.ts';

/** Small button or link of a header. */
export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: toolSize,
  minInlineSize: toolSize,
  justifyContent: 'center',
  paddingInline: '8px',
  border: 0,
  borderRadius: vars.radius.md,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-current], &[aria-pressed="true"]': {
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
    },
  },
  // Forced colours hide backgrounds.
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current], &[aria-pressed="true"]': { borderBlockEnd: '3px solid' } },
    },
  },
});

// In pixels: the header of the frame keeps its height.
globalStyle(`${tool} > svg`, { inlineSize: '24px', blockSize: '24px' });
