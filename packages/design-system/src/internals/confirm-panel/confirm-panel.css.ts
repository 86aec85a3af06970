import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, placedGlobal } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const panel = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
    padding: vars.space[5],
    overflowY: 'auto',
    '@container': { '(width < 18rem)': { display: 'block', padding: `min(${vars.space[5]}, 5vw)` } },
  }),
);

export const mark = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    gridRow: '1 / span 2',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    selectors: {
      '&:is([data-tone="danger"], [data-tone="discard"])': {
        backgroundColor: vars.color.dangerSoft,
        color: vars.color.onDangerSoft,
      },
    },
    '@container': { '(width < 18rem)': { display: 'none' } },
  }),
);

export const title = style(
  layered({
    alignSelf: 'center',
    overflowWrap: 'anywhere',
    fontSize: vars.font.size.lg,
    lineHeight: vars.font.leading.snug,
    outline: 'none',
    selectors: { '&:last-of-type:nth-last-child(2)': { gridRow: '1 / span 2' } },
  }),
);

export const detail = style(
  layered({ gridColumn: 2, color: vars.color.textMuted, overflowWrap: 'anywhere', hyphens: 'auto' }),
);

export const actions = style(
  layered({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    marginBlockStart: vars.space[4],
    '@media': {
      // Next to each other if both labels fit; else the primary answer is above the other one.
      [media.phone]: { flexWrap: 'wrap-reverse', gap: vars.space[3] },
    },
  }),
);

placedGlobal(`${actions} > button`, {
  '@media': { [media.phone]: { flex: '1 1 auto' } },
  // Two short labels of twice the size fit.
  '@container': { '(width < 18rem)': { paddingInline: '8px' } },
});
