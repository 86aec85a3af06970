import { media, vars } from '@libretto/design-system/theme';
import { keyframes, style } from '@vanilla-extract/css';

const slide = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

export const loading = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: '50dvh',
  color: vars.color.textMuted,
});

export const track = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: 'min(14rem, 60vw)',
  blockSize: '0.25rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceSunken,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '40%',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accent,
    animation: `${slide} 1.2s ease-in-out infinite`,
  },
  '@media': {
    [media.reducedMotion]: { '::after': { animation: 'none', inlineSize: '100%', opacity: 0.4 } },
  },
});
