import { style } from '@vanilla-extract/css';
import { chosenInForcedColors } from '../../internals/forced-colors.ts';
import { pageTop } from '../../internals/page-top.ts';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { tiny } from './pain-canvas.css.ts';

export const toolbar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    justifyContent: 'space-between',
    gap: vars.space[2],
    inlineSize: '100%',
    padding: vars.space[2],
    backgroundColor: vars.color.surface,
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    boxShadow: vars.elevation.raised,
    // Stays visible while drawing at the feet, unless that would leave too little of the sheet.
    '@media': { '(height >= 40em)': { position: 'sticky', insetBlockStart: pageTop, zIndex: 1 } },
  }),
);

export const tools = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    flex: '1 1 min(100%, 20rem)',
    gap: '2px',
    '@container': { [tiny]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const tool = style(
  layered({
    selectors: {
      '&&': {
        flexDirection: 'column',
        gap: vars.space[1],
        inlineSize: '100%',
        blockSize: '100%',
        minBlockSize: touchTarget,
        padding: `${vars.space[2]} 2px`,
        fontSize: vars.font.size.xs,
        fontWeight: vars.font.weight.regular,
        color: vars.color.text,
      },
      '&&[aria-pressed="true"]': {
        backgroundColor: vars.color.accentSoft,
        borderColor: vars.color.accent,
        color: vars.color.onAccentSoft,
      },
      '&&[aria-disabled="true"]': {
        borderColor: 'transparent',
        backgroundColor: 'transparent',
        color: vars.color.textMuted,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&&[aria-pressed="true"]': chosenInForcedColors,
          '&&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);
