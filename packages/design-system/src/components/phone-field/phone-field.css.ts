import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, layeredGlobal, placed } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const box = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], maxInlineSize: '26rem' }));

/** The open list shows full names; closed, it shows the short form so that the number has room. */
export const country = style(
  layered({
    position: 'relative',
    flex: 'none',
    display: 'grid',
    alignItems: 'center',
  }),
);

export const select = style([
  layered({ appearance: 'none', cursor: 'pointer' }),
  placed({
    inlineSize: '7.25rem',
    color: 'transparent',
    // `Field` is preserved in forced colours mode, and hides the text as well.
    '@media': { [media.forcedColors]: { backgroundColor: 'Field', color: 'Field' } },
  }),
]);
layeredGlobal(`${select} option`, { '@media': { [media.forcedColors]: { color: 'FieldText' } } });

export const shown = style(
  layered({
    position: 'absolute',
    insetInline: vars.density.inlinePad,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[1],
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  }),
);

export const code = style(layered({ fontWeight: vars.font.weight.medium }));
export const calling = style(layered({ color: vars.color.textMuted }));
export const arrow = style(layered({ display: 'flex', color: vars.color.accent, fontSize: '0.85em' }));

export const number = style(
  layered({
    flex: '1 1 9rem',
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
);
