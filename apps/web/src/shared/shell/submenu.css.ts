import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const submenu = style({
  minInlineSize: 0,
  '@media': {
    [media.phone]: { display: 'none' },
    [media.desktop]: { position: 'sticky', insetBlockStart: 'calc(var(--ds-page-top) + 2rem)', alignSelf: 'start' },
  },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
  padding: '3px',
  listStyle: 'none',
  '@media': { [media.desktop]: { display: 'grid' } },
});

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.target,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.page,
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
