import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const hairline = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

const sheet = {
  border: hairline,
  borderRadius: vars.radius.page,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
} as const;

export const wide = style(layered({ ...sheet, overflowX: 'auto' }));

export const table = style(layered({ inlineSize: '100%', lineHeight: vars.font.leading.snug }));

export const head = style(
  layered({
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
  }),
);

export const row = style(
  layered({
    borderBlockStart: hairline,
    verticalAlign: 'top',
    selectors: { '&[data-locked="true"]': { backgroundColor: vars.color.surfaceSunken } },
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

export const cell = style(
  layered({
    paddingBlock: vars.space[4],
    paddingInline: vars.space[4],
    fontWeight: vars.font.weight.regular,
    textAlign: 'start',
    overflowWrap: 'break-word',
    selectors: { '&[data-kind="choice"]': { inlineSize: '9.5rem' }, '&[data-kind="date"]': { whiteSpace: 'nowrap' } },
  }),
);

// A word keeps its column as wide as itself.
export const subject = style(
  layered({ fontWeight: vars.font.weight.bold, overflowWrap: 'break-word', hyphens: 'auto' }),
);
export const muted = style(layered({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

export const cards = style(layered({ display: 'grid', gap: vars.space[4], listStyle: 'none', margin: 0, padding: 0 }));

export const card = style(
  layered({
    ...sheet,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    padding: `min(${vars.space[4]}, 5vw)`,
    overflowWrap: 'anywhere',
    lineHeight: vars.font.leading.snug,
    selectors: { '&[data-locked="true"]': { backgroundColor: vars.color.surfaceSunken } },
  }),
);

export const cardTitle = style(layered({ fontSize: vars.font.size.md, overflowWrap: 'anywhere' }));

export const cardChoice = style(
  layered({ borderBlockStart: hairline, paddingBlockStart: vars.space[3], display: 'grid', gap: vars.space[2] }),
);

export const summary = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: '2rem',
    color: vars.color.link,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    selectors: {
      'details[open] > &': { marginBlockEnd: vars.space[2] },
    },
  }),
);

export const chevron = style(
  layered({
    transition: `rotate ${vars.motion.fast} ${vars.motion.standard}`,
    selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  }),
);

export const noticeText = style(
  layered({ maxInlineSize: vars.layout.measure, fontSize: vars.font.size.sm, color: vars.color.textMuted }),
);
