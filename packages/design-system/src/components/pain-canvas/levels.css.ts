import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { narrow, tiny, usual } from './pain-canvas.css.ts';

export const levels = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    flex: '1 1 min(100%, 30rem)',
    gap: '2px',
    '@container': {
      [narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      // One row leaves more of the screen to the sheet.
      [usual]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      [tiny]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);

export const level = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: touchTarget,
    padding: `${vars.space[2]} 2px`,
    borderRadius: vars.radius.md,
    border: `${vars.border.control} solid transparent`,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.leading.tight,
    textAlign: 'center',
    color: vars.color.text,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.fast}`,
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceHover },
      // Not bolder: another width lays out the whole screen with the sheet.
      '&:has(:checked)': {
        backgroundColor: vars.color.accentSoft,
        borderColor: vars.color.accent,
        color: vars.color.onAccentSoft,
      },
      '&[data-idle]:has(:checked)': {
        backgroundColor: 'transparent',
        borderStyle: 'dashed',
        color: vars.color.text,
      },
      '&:has(:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '1px' },
    },
    '@container': {
      [narrow]: { flexDirection: 'row', textAlign: 'start', gap: vars.space[2], padding: vars.space[1] },
      [usual]: {
        flexDirection: 'column',
        textAlign: 'center',
        gap: '2px',
        paddingInline: 0,
        // The longest name stays whole, also in a wide system font.
        fontSize: `min(${vars.font.size.xs}, 2.9cqi)`,
      },
      [tiny]: { flexDirection: 'column', textAlign: 'center', gap: vars.space[1] },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
  }),
);

/** Covers the whole label, so that touch exploration finds it at its visible position. */
export const radio = style(
  layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'inherit' }),
);

export const levelName = style(layered({ minInlineSize: 0, overflowWrap: 'break-word' }));
