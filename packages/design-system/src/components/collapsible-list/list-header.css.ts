import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, placed } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { unseen } from '../../theme/unseen.ts';

export const header = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInlineEnd: vars.space[3],
    position: 'relative',
    minBlockSize: 'min(4rem, 80px)',
    // Text of twice the size leaves half the room, so layout depends on the header, not on the window.
    containerType: 'inline-size',
  }),
);

const squeezed = '(inline-size < 17rem)';
/** On a small phone, where the title needs a line of its own. */
const tiny = '(inline-size < 10rem)';
/** Symbols and gaps keep their size, so that the longest titles fit in one line. */
const narrow = '(inline-size < 20rem)';

export const toggleArea = style(
  layered({
    position: 'relative',
    display: 'flex',
    // Next to a button with words, large text leaves no room for the title: the button takes a line of its own.
    flex: '1 1 14rem',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    alignSelf: 'stretch',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.page,
    transition: `background-color ${vars.motion.fast} ${vars.motion.standard}`,
    ':hover': { backgroundColor: vars.color.surfaceHover },
    '@media': { [media.phone]: { paddingInline: vars.space[3], gap: vars.space[2] } },
    '@container': {
      [narrow]: { flexBasis: 0, gap: '8px', paddingInline: '8px' },
      [squeezed]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: '4px',
        rowGap: '4px',
        paddingBlock: '8px',
        paddingInline: '6px 0',
      },
      [tiny]: { flexBasis: '100%' },
    },
  }),
);

export const chevron = style(
  layered({
    flex: 'none',
    inlineSize: '1.375rem',
    blockSize: '1.375rem',
    color: vars.color.textMuted,
    // Down and up: an arrow to the side leads to another page.
    transition: `rotate ${vars.motion.base} ${vars.motion.standard}`,
    selectors: { '&[data-open]': { rotate: '180deg' } },
    '@media': { [media.print]: { display: 'none' } },
    '@container': { [narrow]: { inlineSize: '22px', blockSize: '22px' } },
  }),
);

export const headerIcon = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    '@media': {
      [media.phone]: { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.font.size.sm },
      [media.print]: { display: 'none' },
    },
    '@container': { [squeezed]: { display: 'none' } },
  }),
);

export const titles = style(layered({ flex: 1, minInlineSize: 0 }));

export const heading = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.font.size.lg,
    lineHeight: vars.font.leading.snug,
    hyphens: 'auto',
    '@container': { [narrow]: { gap: '6px', fontSize: vars.font.size.md } },
  }),
);

const dotColors = {
  green: vars.color.success,
  grey: vars.color.textMuted,
  pink: `color-mix(in oklab, ${vars.color.danger} 55%, ${vars.color.surface})`,
  blue: vars.color.info,
  orange: vars.color.ribbon,
  red: vars.color.danger,
};

export const dot = style(
  layered({
    flex: 'none',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    borderRadius: '50%',
    border: '1px solid transparent',
    selectors: Object.fromEntries(
      Object.entries(dotColors).map(([name, color]) => [
        `&[data-color="${name}"]`,
        { backgroundColor: color, printColorAdjust: 'exact' },
      ]),
    ),
    '@container': { [narrow]: { inlineSize: '10px', blockSize: '10px' } },
    // Carries meaning by its colour only.
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
  }),
);

export const toggle = style(
  layered({
    minInlineSize: 0,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    // The whole header toggles the list; the button's name is just the title.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.page },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.border.focus} solid ${vars.color.focus}`,
        outlineOffset: `calc(${vars.border.focus} * -1)`,
      },
    },
  }),
);

export const subtitle = style(
  layered({
    marginBlockStart: '0.125rem',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.snug,
    // Read with the title; the first record needs the room.
    '@container': { [squeezed]: unseen },
  }),
);

export const state = style(
  layered({
    flex: 'none',
    maxInlineSize: '100%',
    // A number stands next to the title, words below it.
    selectors: { '&[data-words]': { gridRow: 2, gridColumn: '2 / -1' } },
    '@container': {
      [tiny]: { gridRow: 2, gridColumn: '2 / -1', display: 'flex', alignItems: 'center', minBlockSize: '44px' },
    },
  }),
);

export const count = style(
  layered({
    display: 'inline-block',
    minInlineSize: '2rem',
    paddingBlock: '0.125rem',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.text,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    '@container': { [squeezed]: { minInlineSize: 0, paddingInline: '6px' } },
  }),
);

export const failed = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.color.danger,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
  }),
);

export const failedIcon = style(layered({ inlineSize: '1.125rem', blockSize: '1.125rem' }));

export const add = style(
  layered({
    flex: 'none',
    display: 'inline-flex',
    marginBlock: vars.space[2],
    marginInlineStart: 'auto',
    '@container': { [tiny]: { position: 'absolute', insetBlockEnd: '8px', insetInlineEnd: '8px', margin: 0 } },
  }),
);

/** A symbol does not grow with the text, which needs the room. */
export const addIcon = style(
  placed({
    '@container': {
      [squeezed]: { inlineSize: '44px', minInlineSize: '44px', blockSize: '44px', minBlockSize: '44px', padding: 0 },
    },
  }),
);
