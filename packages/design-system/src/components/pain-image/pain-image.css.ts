import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, layeredGlobal } from '../../theme/layered.ts';
import { sheetColors } from '../../theme/pain.ts';

export const pair = style(
  layered({
    display: 'flex',
    gap: vars.space[4],
    inlineSize: '100%',
    selectors: { '&[data-size="thumbnail"]': { inlineSize: '6rem', gap: vars.space[1] } },
  }),
);
export const picture = style(
  layered({
    flex: '1 1 0',
    minInlineSize: 0,
    maxInlineSize: '419px',
    display: 'grid',
    gap: vars.space[2],
    alignContent: 'start',
  }),
);
export const image = style(
  layered({
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '419 / 866',
    borderRadius: vars.radius.md,
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
    backgroundColor: sheetColors.paper,
    forcedColorAdjust: 'none',
  }),
);
export const missing = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '419 / 866',
    padding: vars.space[2],
    borderRadius: vars.radius.md,
    border: `${vars.border.control} dashed ${vars.color.borderStrong}`,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    textAlign: 'center',
  }),
);
export const caption = style(
  layered({ textAlign: 'center', fontSize: vars.font.size.sm, color: vars.color.textMuted }),
);

layeredGlobal(`${picture} [data-shape]`, { blockSize: 'auto', aspectRatio: '419 / 866' });
