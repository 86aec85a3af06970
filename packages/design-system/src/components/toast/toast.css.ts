import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, layeredGlobal } from '../../theme/layered.ts';
import { breakpoints, media } from '../../theme/media.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

export const region = style(
  layered({
    position: 'fixed',
    insetBlock: `auto ${vars.space[5]}`,
    insetInline: 0,
    inlineSize: 'fit-content',
    maxInlineSize: 'min(34rem, calc(100vw - 2rem))',
    marginBlock: 0,
    marginInline: 'auto',
    padding: 0,
    border: 0,
    overflow: 'visible',
    backgroundColor: 'transparent',
    pointerEvents: 'none',
    '@media': {
      [media.phone]: {
        inlineSize: 'calc(100vw - 1.5rem)',
        maxInlineSize: 'none',
      },
      // Above elements at the lower edge of a phone or a tablet: the page menu, the buttons of a dialog.
      [`(width < ${breakpoints.desktop})`]: {
        insetBlockEnd: 'calc(5.25rem + env(safe-area-inset-bottom))',
      },
    },
  }),
);

export const list = style(layered({ display: 'grid', gap: vars.space[3], listStyle: 'none', margin: 0, padding: 0 }));

export const toast = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    borderInlineStart: `0.375rem solid ${vars.color.accent}`,
    borderRadius: vars.radius.page,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.elevation.overlay,
    pointerEvents: 'auto',
    animation: `${enter} ${vars.motion.slow} ${vars.motion.emphasized}`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      // Where it is as wide as the screen; elsewhere its width follows the text.
      [media.phone]: { containerType: 'inline-size' },
    },
    selectors: {
      '&[data-tone="success"]': { borderInlineStartColor: vars.color.success },
      '&[data-tone="warning"]': { borderInlineStartColor: vars.color.warning },
      '&[data-tone="danger"]': { borderInlineStartColor: vars.color.danger },
      '&[data-tone="info"]': { borderInlineStartColor: vars.color.info },
    },
  }),
);

export const icon = style(
  layered({
    display: 'flex',
    color: vars.color.accent,
    selectors: {
      '[data-tone="success"] > &': { color: vars.color.success },
      '[data-tone="warning"] > &': { color: vars.color.warning },
      '[data-tone="danger"] > &': { color: vars.color.danger },
      '[data-tone="info"] > &': { color: vars.color.info },
    },
  }),
);

// The close button stays at the end, whatever the text does.
layeredGlobal(`${toast} > :last-child`, { gridColumn: '4', justifySelf: 'end' });

/** With text of twice the size there is no room between icon and close button. */
const squeezed = '(inline-size < 14rem)';

export const message = style(
  layered({
    paddingBlock: vars.space[2],
    lineHeight: vars.font.leading.snug,
    overflowWrap: 'anywhere',
    '@container': { [squeezed]: { gridRow: 2, gridColumn: '1 / -1' } },
  }),
);

export const action = style(
  layered({
    '@media': {
      [media.phone]: { gridRow: 2, gridColumn: '2 / -1', justifySelf: 'start', marginInlineStart: '-1.125rem' },
    },
    '@container': { [squeezed]: { gridRow: 3, gridColumn: '1 / -1' } },
  }),
);
