import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { raisedPanel } from '../../theme/panel.css.ts';
import { wideEdge, wideEnd, wideStart } from '../../theme/wide.ts';

const binding = '0.5rem';

/** Large text on a phone needs the room more than the space around it. */
const phoneInset = { start: 'min(1.25rem, 6.25vw)', end: 'min(1rem, 5vw)' };
const phonePadding = `${phoneInset.start} ${phoneInset.end}`;

export const card = style([
  raisedPanel,
  layered({
    containerType: 'inline-size',
    position: 'relative',
    '@media': {
      [media.print]: { boxShadow: 'none' },
      // Without its colour the binding would only cover the edge below.
      [media.forcedColors]: { selectors: { '&::before': { display: 'none' } } },
    },
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: '-1px',
        insetInlineStart: '-1px',
        inlineSize: binding,
        borderRadius: 'inherit',
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
        backgroundColor: vars.color.accent,
        backgroundImage: `repeating-linear-gradient(to bottom, transparent 0 0.625rem, ${vars.color.accentSoft} 0.625rem 1.125rem)`,
        backgroundSize: '2px 100%',
        backgroundPosition: 'center 0.125rem',
        backgroundRepeat: 'no-repeat',
      },
    },
  }),
]);

export const header = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlockStart: vars.space[4],
    paddingInline: vars.space[5],
    '@media': {
      [media.phone]: { paddingBlockStart: vars.space[4], paddingInline: phonePadding },
    },
  }),
);

export const title = style(
  layered({
    // In two lines rather than above its actions.
    flex: '1 1 min(5.5rem, 50%)',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    // No word is wider than the card of a small phone with large text.
    fontSize: `min(${vars.font.size.lg}, 12cqi)`,
    lineHeight: vars.font.leading.snug,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
);

export const actions = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginInlineStart: 'auto' }),
);

export const icon = style(layered({ display: 'flex', color: vars.color.accent }));

export const body = style(
  layered({
    // Large text on a phone: more lines in view.
    '@container': { '(width < 15rem)': { lineHeight: vars.font.leading.snug } },
    paddingBlock: `${vars.space[3]} ${vars.space[5]}`,
    paddingInline: vars.space[5],
    selectors: { '&:first-child': { paddingBlockStart: vars.space[5] } },
    '@media': {
      [media.phone]: {
        paddingBlock: `${vars.space[3]} ${vars.space[5]}`,
        paddingInline: phonePadding,
        vars: {
          [wideStart]: `calc(${binding} - ${phoneInset.start})`,
          [wideEnd]: `calc(-1 * ${phoneInset.end})`,
          [wideEdge]: '0px',
        },
        selectors: { '&:first-child': { paddingBlockStart: vars.space[5] } },
      },
    },
  }),
);

export const facts = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    gap: `${vars.space[4]} ${vars.space[5]}`,
    selectors: { '&[data-layout="rows"]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] } },
  }),
);

export const factRow = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, min(10rem, 40%)) minmax(0, 1fr)',
    columnGap: vars.space[4],
    alignItems: 'baseline',
    '@container': { '(width < 20rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const term = style(
  layered({ fontSize: vars.font.size.sm, lineHeight: vars.font.leading.snug, color: vars.color.textMuted }),
);

export const value = style(
  layered({
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'anywhere',
    // Next to their terms they are texts rather than figures.
    selectors: { [`${factRow} &`]: { fontWeight: vars.font.weight.regular } },
  }),
);

export const missing = style(
  layered({ fontWeight: vars.font.weight.regular, color: vars.color.textMuted, fontStyle: 'italic' }),
);
