import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const legend = style(
  layered({
    inlineSize: '100%',
    marginBlockEnd: vars.space[2],
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.snug,
  }),
);

export const options = style(
  layered({
    display: 'grid',
    gap: vars.space[1],
    justifyItems: 'start',
    marginBlockEnd: vars.space[2],
    selectors: {
      '&[data-layout="inline"]': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] },
      '&:last-child': { marginBlockEnd: 0 },
    },
  }),
);

export const notes = style(layered({ display: 'grid', gap: vars.space[2] }));
