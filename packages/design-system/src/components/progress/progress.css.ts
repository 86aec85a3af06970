import { keyframes, style } from '@vanilla-extract/css';
import { progressInForcedColors } from '../../internals/forced-colors.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const slide = keyframes({ from: { backgroundPosition: '130% 0' }, to: { backgroundPosition: '-60% 0' } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const frame = style(layered({ display: 'grid', gap: vars.space[2] }));

export const content = style(
  layered({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.snug,
    // File names are often one long word.
    overflowWrap: 'anywhere',
  }),
);

export const amount = style(layered({ flex: 'none', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }));

export const bar = style(
  layered({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '0.625rem',
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.accent,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
      '&::-webkit-progress-value': {
        backgroundColor: vars.color.accent,
        transition: `inline-size ${vars.motion.base} ${vars.motion.standard}`,
      },
      '&::-moz-progress-bar': { backgroundColor: vars.color.accent },
      '&:indeterminate': {
        backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.accent} 30%, ${vars.color.accent} 70%, transparent)`,
        backgroundSize: '45% 100%',
        backgroundRepeat: 'no-repeat',
        animation: `${slide} 1.6s ${vars.motion.standard} infinite`,
      },
      '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&:indeterminate': { animationDuration: '8s' } } },
      [media.forcedColors]: {
        ...progressInForcedColors,
        selectors: {
          ...progressInForcedColors.selectors,
          '&:indeterminate': { backgroundImage: 'linear-gradient(Highlight, Highlight)' },
        },
      },
    },
  }),
);

export const spinner = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.textMuted,
  }),
);

export const spinnerIcon = style(
  layered({
    flex: 'none',
    inlineSize: '1.5em',
    blockSize: '1.5em',
    border: `0.2em solid ${vars.color.border}`,
    borderBlockStartColor: vars.color.accent,
    borderRadius: '50%',
    animation: `${turn} 900ms linear infinite`,
    selectors: { '[data-size="lg"] > &': { fontSize: vars.font.size.xxl } },
    '@media': {
      [media.reducedMotion]: { animationDuration: '5s' },
      [media.forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'Highlight' },
    },
  }),
);
