import { style } from '@vanilla-extract/css';
import { covering } from '../../internals/choice/choice.css.ts';
import { chosenInForcedColors } from '../../internals/forced-colors.ts';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/density.ts';
import { layered, layeredGlobal } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { sheetColors } from '../../theme/pain.ts';
import { narrow, tiny } from '../pain-canvas/pain-canvas.css.ts';

export const content = style(layered({ alignSelf: 'stretch', display: 'grid', gap: vars.space[1] }));
export const note = style(layered({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

/** Large text on a phone needs the room. */
export const exactness = style([note, layered({ '@container': { [tiny]: { display: 'none' } } })]);

export const measures = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    alignSelf: 'stretch',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const measure = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: touchTarget,
    paddingInline: vars.space[4],
    border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceHover },
      '&:has(:checked)': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.onAccentSoft,
        fontWeight: vars.font.weight.bold,
      },
      '&:has(:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': chosenInForcedColors,
          '&:has(:checked):has(:focus-visible)': { outlineColor: 'Highlight' },
        },
      },
    },
  }),
);

export const radio = covering;

export const sheets = style(
  layered({
    display: 'flex',
    justifyContent: 'center',
    gap: vars.space[4],
    inlineSize: '100%',
    maxInlineSize: '44rem',
    '@container': { [narrow]: { maxInlineSize: '20rem' } },
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

export const body = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    backgroundColor: sheetColors.paper,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-plain]': {
        // Beside words it may be dimmed on a dark surface, where two white sheets would glare.
        backgroundColor: `color-mix(in srgb, ${sheetColors.paper} 70%, ${vars.color.surface})`,
        border: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
        borderRadius: vars.radius.md,
      },
    },
  }),
);

export const compact = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    alignSelf: 'stretch',
    gap: `min(${vars.space[4]}, 4vw)`,
  }),
);

export const compactBodies = style(
  layered({
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: vars.space[2],
    inlineSize: '9.5rem',
    '@media': { [media.phone]: { inlineSize: '8rem' } },
    '@container': { [tiny]: { inlineSize: '6rem' } },
    maxInlineSize: '100%',
  }),
);

/** Wide enough to tell the regions apart, also on a phone. */
export const overviewBodies = style(
  layered({ flex: '0 1 auto', display: 'grid', gap: vars.space[1], inlineSize: '15.5rem', maxInlineSize: '100%' }),
);
layeredGlobal(`${overviewBodies} ${compactBodies}`, {
  inlineSize: '100%',
  '@media': { [media.phone]: { inlineSize: '100%' } },
  '@container': { [tiny]: { inlineSize: '100%' } },
});

export const enlarging = style(layered({ cursor: 'zoom-in' }));

/** As wide as a region in words needs; below the bodies where the text is large. */
export const compactText = style(
  layered({
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.snug,
    flex: '1 1 9rem',
    minInlineSize: 0,
    display: 'grid',
    gap: vars.space[2],
    overflowWrap: 'break-word',
    '@media': { [media.phone]: { gap: vars.space[1] } },
  }),
);

export const top = style(
  layered({
    display: 'grid',
    gap: vars.space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    lineHeight: vars.font.leading.snug,
  }),
);

export const topFact = style(layered({ display: 'block', color: vars.color.textMuted }));
/** The full map counts them as well. */
export const topOthers = style([topFact, layered({ '@media': { [media.phone]: { display: 'none' } } })]);

export const wholeLine = style(
  layered({ flex: '1 0 100%', minInlineSize: 0, fontSize: vars.font.size.sm, lineHeight: vars.font.leading.snug }),
);

layeredGlobal(`${wholeLine} + ${wholeLine}`, { marginBlockStart: `calc(-1 * min(${vars.space[4]}, 4vw))` });

export const moreRegions = style(
  layered({ paddingBlock: `min(${vars.space[3]}, 3vw)`, color: vars.color.link, cursor: 'pointer' }),
);

/** In columns where there is room. */
export const dated = style([
  top,
  layered({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))', overflowWrap: 'break-word' }),
]);

/** Smaller than the tools that draw with these colours. */
export const compactKeys = style(layered({ display: 'grid', gap: vars.space[2] }));
// Large text leaves no room for it; it still describes the list.
layeredGlobal(`${compactKeys} > p`, { '@container': { [tiny]: { display: 'none' } } });
layeredGlobal(`${compactKeys} > ul`, { columnGap: vars.space[3] });
layeredGlobal(`${compactKeys} svg`, { inlineSize: 'min(1.25rem, 28px)', blockSize: 'min(1.25rem, 28px)' });

/** Below the bodies, without the sentence about the scale, which still describes the list. */
export const keysLine = style([compactKeys, layered({ flexBasis: '100%', fontSize: vars.font.size.sm })]);
layeredGlobal(`${keysLine} > p`, { display: 'none' });

export const waiting = style(layered({ flex: '1 1 0', aspectRatio: '419 / 866', display: 'grid' }));

export const highlighted = style(layered({ fill: 'none', stroke: sheetColors.highlight, strokeWidth: 4 }));

export const badge = style(layered({ stroke: sheetColors.paper, strokeWidth: 2 }));
export const number = style(
  layered({ fill: sheetColors.paper, fontSize: '17px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }),
);

/** Millimetres: this is printed. */
export const paper = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: '4mm',
    breakInside: 'avoid',
  }),
);
layeredGlobal(`${paper} > svg`, { flex: 'none', inlineSize: '34mm' });
// On the smaller body they would be smaller than the print beside it.
layeredGlobal(`${paper} ${badge}`, { r: '20px' });
layeredGlobal(`${paper} ${number}`, { fontSize: '28px', transform: 'translateY(3px)' });

export const paperKeys = style(layered({ flex: '1 1 40mm', minInlineSize: 0, display: 'grid', gap: vars.space[2] }));
layeredGlobal(`${paperKeys} > ul`, { flexDirection: 'column' });
layeredGlobal(`${paperKeys} > p`, { fontSize: 'inherit' });

export const legend = style(layered({ alignSelf: 'stretch', display: 'grid', gap: vars.space[2] }));
export const legendName = style(layered({ fontWeight: vars.font.weight.bold }));
export const patch = style(
  layered({
    flex: 'none',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: vars.radius.sm,
    backgroundColor: sheetColors.paper,
    boxShadow: `0 0 0 1px ${sheetColors.ring}`,
    forcedColorAdjust: 'none',
  }),
);
