import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { lineAnd } from '../../theme/density.ts';
import { layered, layeredGlobal } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const hairline = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

export const preview = style(
  layered({
    // Large text leaves room for one row.
    containerType: 'inline-size',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const lines = style(layered({ containerType: 'inline-size', listStyle: 'none', margin: 0, padding: 0 }));

const largeText = '(inline-size < 17rem)';

export const slot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minBlockSize: lineAnd('3.5rem'),
    borderBlockStart: hairline,
    overflowWrap: 'anywhere',
    selectors: {
      // Dimmed with a colour that still has the contrast of text.
      '&[data-marked]': { outline: `2px dashed ${vars.color.borderStrong}`, outlineOffset: '-2px' },
      // Between two such rows one line is enough.
      '&[data-marked] + &[data-marked]': { marginBlockStart: '-2px' },
    },
    '@media': {
      [media.hover]: { ':hover': { backgroundColor: vars.color.surfaceHover } },
      [media.print]: { breakInside: 'avoid' },
    },
  }),
);

/** Ends in the arrow, so that the words of all rows end at the same place whatever buttons they have. */
const arrowRoom = 'min(2rem, 32px)';

export const linkedSlot = style([slot, layered({ position: 'relative', paddingInlineEnd: arrowRoom })]);

export const previewSlot = style([
  slot,
  layered({ '@container': { [largeText]: { selectors: { '&:nth-child(n + 2)': { display: 'none' } } } } }),
]);

export const line = style(
  layered({
    display: 'flex',
    // The same for all rows, so that the buttons of a list stand below each other whatever the words are.
    flex: '1 1 7rem',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    minBlockSize: lineAnd('3.5rem'),
    paddingBlock: vars.space[1],
    paddingInline: vars.space[4],
    border: 0,
    background: 'none',
    color: vars.color.text,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      'a&, button&': { cursor: 'pointer' },
      [`${slot}[data-marked] > &, ${previewSlot}[data-marked] > &`]: { color: vars.color.textMuted },
    },
    ':focus-visible': { outlineOffset: `calc(${vars.border.focus} * -1)` },
    // The words need the room of text of twice the size.
    '@media': { [media.phone]: { gap: vars.space[3], paddingInline: vars.space[3] } },
    '@container': { [largeText]: { flexBasis: '11rem', flexWrap: 'wrap', columnGap: '8px' } },
  }),
);

export const thumbnail = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 'min(3rem, 56px)',
    blockSize: 'min(3rem, 56px)',
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: '1.25rem',
    '@container': {
      [largeText]: { inlineSize: '40px', blockSize: '40px' },
      // On a small phone the name of a file needs all the room.
      '(inline-size < 9rem)': { display: 'none' },
    },
  }),
);

export const texts = style(
  layered({ display: 'grid', flex: '1 1 7rem', minInlineSize: 0, lineHeight: vars.font.leading.snug }),
);

// Otherwise the arrow would be alone on a line.
layeredGlobal(`${line}:has(${thumbnail}) > ${texts}`, { '@container': { [largeText]: { flexBasis: '5rem' } } });

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  '@container': { [largeText]: { display: 'block' } },
} as const;

export const title = style(
  layered({
    ...clamped,
    WebkitLineClamp: 2,
    hyphens: 'auto',
    // Large text on a small phone keeps words whole, also where the browser has no hyphenation for the language.
    fontSize: `min(${vars.font.size.md}, 10cqi)`,
    fontWeight: vars.font.weight.medium,
  }),
);

export const text = style(
  layered({ ...clamped, WebkitLineClamp: 1, color: vars.color.textMuted, fontSize: vars.font.size.sm }),
);

const dotRoom = '0.875em';

/** Parts of the grey line with dots between them. */
export const parts = style(
  layered({ display: 'block', overflow: 'hidden', color: vars.color.textMuted, fontSize: vars.font.size.sm }),
);

// The dot before the first part of each line is outside and cut.
export const partList = style(
  layered({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${dotRoom})` }),
);

export const part = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
    '::before': { content: '"·"', flex: 'none', alignSelf: 'start', inlineSize: dotRoom, textAlign: 'center' },
  }),
);

/** Without a page to lead to, a line says everything itself. */
export const plainLine = style([line]);

// Next to the buttons of a row there is little room for a line: the second one keeps the dose whole.
layeredGlobal(`${slot}:not(${previewSlot}) > ${line} ${text}`, { WebkitLineClamp: 2 });
layeredGlobal(`${plainLine} :is(${title}, ${text})`, { display: 'block', WebkitLineClamp: 'none' });

export const value = style(
  layered({
    flex: 'none',
    maxInlineSize: '50%',
    fontSize: vars.font.size.sm,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
);

layeredGlobal(`${line}:has(${value}) ${text}`, { WebkitLineClamp: 3 });

export const arrow = style(
  layered({
    flex: 'none',
    inlineSize: 'min(1.125rem, 24px)',
    blockSize: 'min(1.125rem, 24px)',
    color: vars.color.textMuted,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const slotArrow = style([
  arrow,
  layered({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineEnd: `calc((${arrowRoom} - min(1.125rem, 24px)) / 2)`,
    translate: '0 -50%',
    inlineSize: 'min(1.125rem, 24px)',
    pointerEvents: 'none',
  }),
]);

// The whole row leads to its page, but for its buttons.
layeredGlobal(`${linkedSlot} > ${line}::after`, { content: '""', position: 'absolute', inset: 0 });
layeredGlobal(`${linkedSlot} > ${line} ~ div`, { position: 'relative' });
layeredGlobal(`${linkedSlot} > ${line}`, { paddingInlineEnd: 0 });

/** At the end of the row; large text leaves room for more than one button in a second line only. */
export const actions = style(
  layered({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 'min(0.25rem, 4px)',
    maxInlineSize: '100%',
    marginInlineStart: 'auto',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

// A padlock alone stands beside the words, where it fits, rather than on a line of its own.
layeredGlobal(`${slot} > ${line}:has(+ ${actions} > :only-child)`, {
  '@container': { [largeText]: { flexBasis: '6rem' } },
});

export const year = style(
  layered({
    paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
    paddingInline: vars.space[4],
    color: vars.color.textMuted,
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    '@media': { [media.print]: { breakAfter: 'avoid' } },
  }),
);

export const more = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[3],
    padding: vars.space[4],
    borderBlockStart: hairline,
  }),
);

export const shownOf = style(
  layered({ color: vars.color.textMuted, fontSize: vars.font.size.sm, fontVariantNumeric: 'tabular-nums' }),
);

export const nameLink = style(
  layered({
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { color: vars.color.link, textDecoration: 'underline' },
  }),
);
