import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, layeredGlobal } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const metric = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space[2],
    minInlineSize: 0,
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

export const label = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.snug,
    color: vars.color.textMuted,
  }),
);

export const icon = style(layered({ display: 'flex', color: vars.color.accent }));

export const value = style(
  layered({
    fontFamily: vars.font.family.display,
    fontSize: vars.font.size.xxl,
    fontWeight: vars.font.weight.bold,
    lineHeight: vars.font.leading.tight,
    letterSpacing: vars.font.tracking.tight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);

export const unit = style(layered({ color: vars.color.textMuted }));

export const missing = style(layered({ color: vars.color.textMuted, fontStyle: 'italic' }));

export const note = style(
  layered({ fontSize: vars.font.size.sm, lineHeight: vars.font.leading.snug, color: vars.color.textMuted }),
);

export const range = style(layered({ display: 'grid', justifyItems: 'start', gap: vars.space[1] }));

export const trend = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.snug,
  }),
);

export const outdated = style([trend, layered({ fontWeight: vars.font.weight.medium, color: vars.color.warning })]);

export const action = style(layered({ marginBlockStart: vars.space[1] }));

export const section = style(layered({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));

export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
);

export const heading = style(layered({ fontSize: vars.font.size.lg, lineHeight: vars.font.leading.snug }));

export const group = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: '1px',
    overflow: 'hidden',
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
  }),
);

layeredGlobal(`${group} > *`, { padding: vars.space[4], boxShadow: `0 0 0 1px ${vars.color.border}` });
