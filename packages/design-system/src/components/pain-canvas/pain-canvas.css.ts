import { createContainer, style } from '@vanilla-extract/css';
import * as choice from '../../internals/choice/choice.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { unseen } from '../../theme/unseen.ts';

export const container = createContainer();
export const narrow = `${container} (width < 38rem)`;
const wide = `${container} (width >= 38rem)`;
/** A phone in landscape fits two sheets, but leaves no margin for scrolling. */
const flat = '(height < 30em)';
/** A phone of usual width. */
export const usual = `${container} (22rem <= width < 38rem)`;
export const small = `${container} (width < 22rem)`;
/** A phone with text enlarged to 200 %. */
export const tiny = `${container} (width < 18rem)`;

export const canvas = style(
  layered({
    containerType: 'inline-size',
    containerName: container,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[4],
    inlineSize: '100%',
    maxInlineSize: '56rem',
    marginInline: 'auto',
  }),
);

/** One line above the sheet of the full screen, which gets the room. */
export const sidesAndSwitch = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    justifyItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  }),
);

/** The tools stick only as far as the sheets extend, to avoid covering the list below. */
export const layout = style(
  layered({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space[4], inlineSize: '100%' }),
);

/** In place of the instructions for pens and keys. Large text needs the room; the button below says it too. */
export const phoneHint = style(
  layered({
    display: 'none',
    alignSelf: 'stretch',
    color: vars.color.textMuted,
    '@container': { [narrow]: { display: 'block' }, [tiny]: { display: 'none' } },
    '@media': { [flat]: { display: 'block' } },
  }),
);

/** The hint on a phone says it too. */
export const hint = style(
  layered({
    alignSelf: 'stretch',
    color: vars.color.textMuted,
    '@container': { [narrow]: unseen },
    '@media': { [flat]: unseen },
  }),
);

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

export const touchSwitch = style(
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
const hidden = { selectors: { '&&': { display: 'none' } } } as const;
const onPhones = { '@container': { [narrow]: hidden }, '@media': { [flat]: hidden } };
export const onPage = style(layered(onPhones));
const touchOnly = '(not (any-pointer: fine))';
/** Also hidden on touch-only devices, where full screen is equivalent. */
export const forPens = style(
  layered({ '@media': { [touchOnly]: { '@container': { [narrow]: hidden } }, [`${flat} and ${touchOnly}`]: hidden } }),
);
export const touchSwitchText = style(layered({ flex: '1 1 20rem' }));

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

export const discarded = style(
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
        // Leaves a margin for scrolling with a thumb, and space for the tools.
        maxInlineSize: 'max(15rem, calc((100dvh - 16rem) * 419 / 866))',
      },
    },
    '@media': {
      // A finger that draws does not scroll: both bodies fit between the tools and what is fixed below.
      '(any-pointer: coarse)': {
        '@container': {
          [wide]: { maxInlineSize: `max(32rem, calc((100dvh - 34rem) * 2 * 419 / 866 + ${vars.space[4]}))` },
        },
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
    selectors: { '[data-full] &': { display: 'grid' } },
  }),
);

export const viewChoice = style([choice.segment, layered({ borderRadius: vars.radius.pill })]);

export const viewRadio = style([choice.covering, layered({ scrollMarginBlockStart: '14rem' })]);

export const hiddenWhenNarrow = style(
  layered({ '@container': { [narrow]: { selectors: { '&&': { display: 'none' } } } } }),
);

/** Reserves the height of the sheets, so that nothing below moves when they load. */
export const placeholder = style(
  layered({
    inlineSize: '100%',
    aspectRatio: '856 / 912',
    '@container': { [narrow]: { aspectRatio: '421 / 912' } },
  }),
);
