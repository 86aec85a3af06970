import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const scale = style(layered({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

export const keys = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[5]}`,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);

export const key = style(layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));
