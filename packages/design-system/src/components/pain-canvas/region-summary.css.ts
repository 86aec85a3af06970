import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { tiny } from './pain-canvas.css.ts';

export const empty = style(layered({ color: vars.color.textMuted }));
export const view = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(3.5rem, auto) 1fr',
    gap: vars.space[2],
    '@container': { [tiny]: { gridTemplateColumns: '1fr' } },
  }),
);
export const viewName = style(
  layered({ margin: 0, paddingBlockStart: '0.5em', fontSize: vars.font.size.sm, color: vars.color.textMuted }),
);
export const list = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], listStyle: 'none', margin: 0, padding: 0 }),
);
export const mark = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: '3px',
    paddingInline: `3px ${vars.space[3]}`,
    borderRadius: '1.125rem',
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    fontSize: vars.font.size.sm,
  }),
);
