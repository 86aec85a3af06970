import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const room = createContainer();
export const narrow = `${room} (width < 38rem)`;
/** A phone with the text enlarged to twice its size. */
export const tiny = `${room} (width < 18rem)`;

export const canvas = style(
  layered({
    containerType: 'inline-size',
    containerName: room,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[4],
    inlineSize: '100%',
    maxInlineSize: '56rem',
    marginInline: 'auto',
  }),
);

/** The tools stay in sight as far as the sheets go, and no further: they must not cover what is listed below. */
export const desk = style(
  layered({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space[4], inlineSize: '100%' }),
);

export const hint = style(layered({ alignSelf: 'stretch', color: vars.color.textMuted }));

export const reason = style(
  layered({
    alignSelf: 'stretch',
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderInlineStart: `4px solid ${vars.color.info}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.infoSoft,
    color: vars.color.onInfoSoft,
  }),
);

export const sheets = style(
  layered({
    display: 'flex',
    justifyContent: 'center',
    gap: vars.space[4],
    inlineSize: '100%',
    '@container': {
      [narrow]: {
        // The page must keep an edge a thumb can scroll by, and the tools must stay in sight.
        maxInlineSize: 'max(15rem, calc((100dvh - 16rem) * 419 / 866))',
      },
    },
  }),
);

export const viewSwitch = style(
  layered({
    display: 'none',
    gridTemplateColumns: '1fr 1fr',
    gap: '2px',
    padding: '3px',
    inlineSize: '100%',
    maxInlineSize: '20rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surfaceSunken,
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    '@container': { [narrow]: { display: 'grid' } },
  }),
);

export const viewChoice = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: touchTarget,
    borderRadius: vars.radius.pill,
    fontWeight: vars.font.weight.medium,
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        backgroundColor: vars.color.surfaceRaised,
        color: vars.color.accent,
        boxShadow: `${vars.elevation.raised}, 0 0 0 ${vars.border.control} ${vars.color.accent}`,
      },
      '&:has(:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:has(:checked)': { border: '2px solid Highlight' } } },
    },
  }),
);

export const viewRadio = style(
  layered({
    // Out from under the tools, which stay in sight.
    scrollMarginBlockStart: '14rem',
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const hiddenWhenNarrow = style(
  layered({ '@container': { [narrow]: { selectors: { '&&': { display: 'none' } } } } }),
);

/** As high as the sheets will be: nothing below moves when they arrive. */
export const blank = style(
  layered({
    inlineSize: '100%',
    aspectRatio: '856 / 912',
    '@container': { [narrow]: { aspectRatio: '421 / 912' } },
  }),
);
