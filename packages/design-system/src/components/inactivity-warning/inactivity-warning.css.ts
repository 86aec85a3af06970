import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const countdown = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.warningSoft,
    color: vars.color.onWarningSoft,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-stayed="true"]': { backgroundColor: vars.color.successSoft, color: vars.color.onSuccessSoft },
    },
  }),
);

const fall = keyframes({ '0%': { rotate: '0deg' }, '12%, 100%': { rotate: '180deg' } });

export const icon = style(
  layered({
    display: 'flex',
    animation: `${fall} 6s ${vars.motion.standard} infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);
