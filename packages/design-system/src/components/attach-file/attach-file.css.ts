import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const zone = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
    padding: vars.space[4],
    border: `${vars.border.control} dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.page,
    backgroundColor: vars.color.surface,
    lineHeight: vars.font.leading.snug,
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.fast,
    selectors: {
      '&[data-over="true"]': {
        borderStyle: 'solid',
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.onAccentSoft,
      },
      '&[data-invalid="true"]': { borderColor: vars.color.danger },
      '&[data-locked="true"]': { backgroundColor: vars.color.surfaceSunken, color: vars.color.textMuted },
    },
  }),
);

export const icon = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    selectors: { '[data-locked="true"] > &': { backgroundColor: 'transparent', color: vars.color.textMuted } },
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

export const input = style(
  layered({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    opacity: 0,
    overflow: 'hidden',
    insetInlineStart: vars.space[4],
    insetBlockStart: vars.space[4],
  }),
);

export const choose = style(
  layered({
    selectors: {
      'input:focus-visible + &': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
      '[data-locked="true"] > &': {
        cursor: 'not-allowed',
        borderStyle: 'dashed',
        borderColor: vars.color.border,
        backgroundColor: vars.color.surfaceSunken,
        color: vars.color.textMuted,
      },
    },
    '@media': {
      [media.phone]: { flex: '1 1 100%' },
      [media.forcedColors]: {
        selectors: { 'input[aria-disabled="true"] + &': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

export const drop = style(
  layered({
    color: vars.color.textMuted,
    selectors: { '[data-over="true"] > &': { color: 'inherit', fontWeight: vars.font.weight.medium } },
    '@media': { [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
  }),
);

export const list = style(layered({ display: 'grid', gap: vars.space[2], listStyle: 'none', margin: 0, padding: 0 }));

export const file = style(
  layered({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[3]} ${vars.space[2]}`,
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    lineHeight: vars.font.leading.snug,
    selectors: {
      '&[data-bad="true"]': { borderColor: vars.color.danger },
    },
  }),
);

export const fileIcon = style(
  layered({
    display: 'flex',
    alignSelf: 'start',
    paddingBlockStart: vars.space[2],
    color: vars.color.textMuted,
    selectors: {
      '[data-bad="true"] > &': { color: vars.color.danger },
      '[data-status="done"] > &': { color: vars.color.success },
    },
  }),
);

export const content = style(
  layered({
    display: 'grid',
    gap: '0.125rem',
    minInlineSize: 0,
    '@container': { '(inline-size < 14rem)': { gridRow: 2, gridColumn: '1 / -1' } },
  }),
);
export const name = style(layered({ overflowWrap: 'anywhere', fontWeight: vars.font.weight.medium }));
export const muted = style(layered({ fontSize: vars.font.size.sm, color: vars.color.textMuted }));
export const errorText = style(
  layered({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.medium, color: vars.color.danger }),
);
export const actions = style(layered({ display: 'flex', alignSelf: 'start', gridColumn: '3' }));
export const picture = style(
  layered({ inlineSize: '3rem', blockSize: '3rem', borderRadius: vars.radius.sm, objectFit: 'cover' }),
);
export const details = style(
  layered({ gridRow: 3, gridColumn: '1 / -1', minInlineSize: 0, paddingBlockEnd: vars.space[1] }),
);
export const progress = style(layered({ paddingBlockStart: vars.space[1] }));
