import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, placed } from '../../theme/layered.ts';

export const root = style(layered({ display: 'grid', gap: vars.space[2], minInlineSize: 0, inlineSize: '100%' }));

export const box = style(layered({ display: 'flex', maxInlineSize: '20rem', minInlineSize: 0 }));

export const input = style(
  layered({
    flex: '1 1 6rem',
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:not(:last-child)': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
      // The focused element covers the shared border.
      '&:focus-visible': { zIndex: 1 },
    },
  }),
);

const tail = {
  flex: 'none',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  borderInlineStart: 0,
} as const;

export const suffix = style(
  layered({
    ...tail,
    display: 'grid',
    alignItems: 'center',
    maxInlineSize: '55%',
    overflowWrap: 'anywhere',
    // The number needs the room of text of twice the size.
    paddingInline: `min(${vars.density.inlinePad}, 12px)`,
    border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
    borderStartEndRadius: vars.radius.md,
    borderEndEndRadius: vars.radius.md,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    lineHeight: vars.font.leading.snug,
  }),
);

export const units = style([
  placed({ ...tail, inlineSize: 'auto', maxInlineSize: '60%', backgroundColor: vars.color.surfaceSunken }),
  // Not positioned, so that the cursor of a locked field applies.
  layered({ cursor: 'pointer', selectors: { '&:focus-visible': { zIndex: 1 } } }),
]);

export const notice = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.snug,
    color: vars.color.warning,
  }),
);

export const live = style(layered({ selectors: { '&:empty': { display: 'none' } } }));

export const readings = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
