import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const count = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '1.4em',
    blockSize: '1.4em',
    paddingInline: '0.35em',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.danger,
    color: vars.color.onDanger,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.bold,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
