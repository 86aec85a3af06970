import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const mark = '2rem';

export const frame = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }));

export const list = style(
  layered({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);

export const item = style(
  layered({
    position: 'relative',
    selectors: {
      '&:not(:first-child)::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: `calc(${vars.space[1]} + ${mark} / 2)`,
        insetInlineStart: `calc(-50% + ${mark} / 2 + 0.25rem)`,
        insetInlineEnd: `calc(50% + ${mark} / 2 + 0.25rem)`,
        borderBlockStart: `${vars.border.control} ${vars.border.style} ${vars.color.border}`,
      },
      '&[data-after-complete="true"]::before': { borderColor: vars.color.accent },
    },
  }),
);

export const step = style(
  layered({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space[1],
    inlineSize: '100%',
    blockSize: '100%',
    padding: vars.space[1],
    border: 0,
    borderRadius: vars.radius.md,
    backgroundColor: 'transparent',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.tight,
    textAlign: 'center',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.accent, backgroundColor: vars.color.surfaceHover },
      '&[aria-current="step"]': { color: vars.color.text, fontWeight: vars.font.weight.bold },
    },
  }),
);

export const circle = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: mark,
    blockSize: mark,
    border: `${vars.border.control} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: '50%',
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-state="complete"]': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.onAccentSoft,
      },
      '&[data-state="wrong"]': {
        borderColor: vars.color.danger,
        backgroundColor: vars.color.dangerSoft,
        color: vars.color.onDangerSoft,
      },
      '[aria-current="step"] > &': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
      },
      '[aria-current="step"] > &[data-state="wrong"]': {
        borderColor: vars.color.danger,
        backgroundColor: vars.color.danger,
        color: vars.color.onDanger,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[aria-current="step"] > &': { borderColor: 'Highlight', borderWidth: '3px' } },
      },
    },
  }),
);

export const errors = style(
  layered({ fontSize: vars.font.size.xs, fontWeight: vars.font.weight.bold, color: vars.color.danger }),
);

export const compact = style(layered({ display: 'grid', gap: vars.space[3] }));

export const progress = style(
  layered({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: vars.space[1] }),
);

export const segment = style(
  layered({
    blockSize: '0.5rem',
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    selectors: {
      '&[data-state="complete"]': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
      '&[data-state="wrong"]': { backgroundColor: vars.color.danger, borderColor: vars.color.danger },
      '&[data-current="true"]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-state="complete"]': { backgroundColor: 'Highlight' },
          '&[data-state="wrong"]': { backgroundColor: 'CanvasText' },
        },
      },
    },
  }),
);

export const head = style(layered({ display: 'grid', gap: vars.space[1] }));
export const title = style(layered({ fontSize: vars.font.size.lg, outline: 'none' }));
export const facts = style(layered({ fontSize: vars.font.size.sm, color: vars.color.textMuted }));

export const panel = style(
  layered({
    selectors: {
      '&[data-fixed="true"]': {
        // Contains visually hidden elements, which would otherwise extend the scroll area.
        position: 'relative',
        overflowY: 'auto',
        // A scroll container would clip the focus rings of its content.
        padding: vars.space[2],
        margin: `calc(-1 * ${vars.space[2]})`,
      },
    },
  }),
);

export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    paddingBlockStart: vars.space[4],
    borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  }),
);

export const cancel = style(
  layered({
    marginInlineEnd: 'auto',
    '@media': { [media.phone]: { order: 1, flex: '1 1 100%' } },
  }),
);

export const move = style(layered({ '@media': { [media.phone]: { flex: '1 1 8rem' } } }));
