import { style } from '@vanilla-extract/css';
import * as choice from '../../internals/choice/choice.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const legend = style(
  layered({
    inlineSize: '100%',
    marginBlockEnd: vars.space[2],
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.snug,
  }),
);

export const options = style(
  layered({
    display: 'grid',
    gap: vars.space[1],
    justifyItems: 'start',
    marginBlockEnd: vars.space[2],
    selectors: {
      '&[data-layout="inline"]': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] },
      '&[data-layout="segmented"]': {
        display: 'flex',
        // Where the text is large, or its font wide.
        flexWrap: 'wrap',
        gap: '2px',
        padding: '3px',
        inlineSize: '100%',
        maxInlineSize: '28rem',
        borderRadius: vars.radius.lg,
        border: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
        backgroundColor: vars.color.surfaceSunken,
      },
      '[aria-invalid="true"] > &[data-layout="segmented"]': { borderColor: vars.color.danger },
      '&:last-child': { marginBlockEnd: 0 },
    },
    '@media': {
      [media.phone]: {
        selectors: {
          // Two in each line, or one where the text is large.
          '&[data-layout="inline"][data-pairs="true"]': {
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 34%), 1fr))',
          },
        },
      },
    },
  }),
);

export const segment = style([
  choice.segment,
  layered({
    // A long word takes more of the line than a short one, so that both keep their distance from the edges.
    flex: '1 1 auto',
    paddingInline: `min(${vars.space[2]}, 2vw)`,
    borderRadius: vars.radius.md,
    lineHeight: vars.font.leading.snug,
    textAlign: 'center',
    '@media': { [media.phone]: { fontSize: vars.font.size.sm } },
    selectors: {
      '&:hover:not(:has(:checked))': { color: vars.color.text },
      '&:has([aria-disabled="true"])': { cursor: 'not-allowed' },
    },
  }),
]);

export const segmentRadio = style([choice.covering, layered({ margin: 0 })]);

export const notes = style(layered({ display: 'grid', gap: vars.space[2] }));
