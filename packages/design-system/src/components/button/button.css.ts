import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { chosenInForcedColors } from '../../internals/forced-colors.ts';
import { vars } from '../../theme/contract.css.ts';
import { lineAnd, touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const usable = '&:not([aria-disabled="true"])';

function filled(ground: string, hover: string, text: string) {
  return layered({
    backgroundColor: ground,
    borderColor: ground,
    color: text,
    boxShadow: `inset 0 -2px 0 color-mix(in srgb, ${ground} 72%, black)`,
    selectors: {
      [`${usable}:hover`]: { backgroundColor: hover, borderColor: hover },
      [`${usable}:active`]: { boxShadow: 'none' },
    },
  });
}

export const base = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    maxInlineSize: '100%',
    border: `${vars.border.control} ${vars.border.style} transparent`,
    borderRadius: vars.radius.md,
    fontFamily: vars.font.family.text,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.tight,
    letterSpacing: vars.font.tracking.normal,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.standard,
    selectors: {
      '&[aria-disabled="true"]': {
        cursor: 'not-allowed',
        backgroundColor: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        borderStyle: 'dashed',
        color: vars.color.textMuted,
        boxShadow: 'none',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': {
      [media.print]: { display: 'none' },
      [media.touch]: { minBlockSize: touchTarget, minInlineSize: touchTarget },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&[aria-pressed="true"]': chosenInForcedColors,
          '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);

export const variants = styleVariants({
  primary: filled(vars.color.accent, vars.color.accentHover, vars.color.onAccent),
  secondary: layered({
    backgroundColor: vars.color.surface,
    borderColor: vars.color.borderStrong,
    color: vars.color.accent,
    selectors: {
      [`${usable}:hover`]: { backgroundColor: vars.color.surfaceHover, borderColor: vars.color.accent },
      [`${usable}:active, ${usable}[aria-pressed="true"]`]: {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.onAccentSoft,
      },
    },
  }),
  ghost: layered({
    backgroundColor: 'transparent',
    color: vars.color.accent,
    selectors: {
      [`${usable}:hover`]: { backgroundColor: vars.color.surfaceHover },
      [`${usable}:active`]: { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
      '&[aria-disabled="true"]': { backgroundColor: 'transparent' },
    },
  }),
  danger: filled(vars.color.danger, vars.color.dangerHover, vars.color.onDanger),
});

export const sizes = styleVariants({
  sm: layered({
    minBlockSize: lineAnd('2.125rem'),
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    fontSize: vars.font.size.sm,
  }),
  md: layered({
    minBlockSize: vars.density.control,
    paddingBlock: vars.space[2],
    // Does not grow with the text on a narrow screen, where the label needs the room.
    paddingInline: 'min(1.125rem, 5.625vw)',
    fontSize: vars.font.size.md,
  }),
  lg: layered({
    minBlockSize: lineAnd('3.375rem'),
    paddingBlock: vars.space[3],
    paddingInline: `min(${vars.space[5]}, 7.5vw)`,
    fontSize: vars.font.size.lg,
  }),
});

export const fullWidth = style(layered({ inlineSize: '100%' }));
export const square = style(layered({ paddingInline: 0, aspectRatio: '1' }));

export const icon = style(layered({ display: 'inline-flex', flex: 'none', marginInline: '-0.1em', lineHeight: 1 }));

export const label = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' }));

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  layered({
    flex: 'none',
    inlineSize: '1.15em',
    blockSize: '1.15em',
    border: '0.16em solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      [media.reducedMotion]: { animationDuration: '4s' },
      // Otherwise the gap of the spinner would be drawn as well.
      [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
  }),
);
