import { media, vars } from '@libretto/design-system/theme';
import { keyframes, style } from '@vanilla-extract/css';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

// Quick pages never show it: what flashes up and goes is worse than a moment of nothing.
const appear = keyframes({ from: { opacity: 0 } });

export const pending = style({
  display: 'grid',
  gap: vars.space[5],
  animation: `${appear} ${vars.motion.slow} 150ms backwards`,
});

export const pendingWords = style({ position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });

const block = style({
  borderRadius: vars.radius.page,
  backgroundColor: vars.color.surfaceSunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const line = style([block, { blockSize: '2.5rem', inlineSize: 'min(18rem, 70%)' }]);
export const sheet = style([block, { blockSize: '11rem' }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const reference = style({ fontSize: vars.font.size.sm, color: vars.color.textMuted });
