import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';

export const summary = style(
  layered({ inlineSize: '100%', display: 'grid', minBlockSize: '4rem', alignContent: 'start', gap: vars.space[2] }),
);
export const heading = style(layered({ fontWeight: vars.font.weight.bold }));

export const picker = style(
  layered({
    inlineSize: '100%',
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
  }),
);

export const pickerName = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: touchTarget,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderRadius: vars.radius.lg,
    fontWeight: vars.font.weight.bold,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceHover },
    },
  }),
);
