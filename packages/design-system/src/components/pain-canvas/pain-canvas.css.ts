import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

/** What the tools and the sheets adapt to: the page, or the full screen. */
export const room = createContainer();
export const narrow = `${room} (width < 38rem)`;
/** A phone held sideways has room for two sheets, but none to scroll beside them. */
const flat = '(height < 30em)';
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

/** Where a finger draws on the page itself, once it is asked to. A mouse needs no such switch. */
export const fingers = style(
  layered({
    display: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    flex: '1 1 100%',
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    '@media': { '(any-pointer: coarse)': { display: 'flex' } },
    selectors: { '&[data-missed]': { color: vars.color.text, fontWeight: vars.font.weight.medium } },
  }),
);
const gone = { selectors: { '&&': { display: 'none' } } } as const;
const onPhones = { '@container': { [narrow]: gone }, '@media': { [flat]: gone } };
/** Not where fingers draw on the full screen only. */
export const onPage = style(layered(onPhones));
const touchOnly = '(not (any-pointer: fine))';
/** Nor where nothing but fingers could use it: the full screen has the same. */
export const forPens = style(
  layered({ '@media': { [touchOnly]: { '@container': { [narrow]: gone } }, [`${flat} and ${touchOnly}`]: gone } }),
);
export const fingersText = style(layered({ flex: '1 1 20rem' }));

/** Where fingers draw on the full screen only: a phone. */
export const phone = style(
  layered({
    display: 'none',
    flexDirection: 'column',
    gap: vars.space[2],
    inlineSize: '100%',
    color: vars.color.textMuted,
    '@container': { [narrow]: { display: 'flex' } },
    '@media': { [flat]: { display: 'flex' } },
  }),
);

export const calledOff = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3], alignSelf: 'stretch' }),
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
    // The full screen shows one sheet at a time.
    selectors: { '[data-full] &': { display: 'grid' } },
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
