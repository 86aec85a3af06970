import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

const hairline = `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`;

export const list = style(
  layered({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    border: hairline,
    borderRadius: vars.radius.page,
    backgroundColor: vars.color.surface,
    containerType: 'inline-size',
  }),
);

export const item = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
    paddingBlock: vars.space[3],
    paddingInline: `${vars.space[4]} ${vars.space[3]}`,
    lineHeight: vars.font.leading.snug,
    selectors: { '& + &': { borderBlockStart: hairline } },
    // When name and buttons do not fit next to each other, the buttons wrap below the text.
    '@container': { '(width < 26rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
);

export const icon = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    '@container': { '(width < 16rem)': { display: 'none' } },
  }),
);

export const content = style(
  layered({
    display: 'grid',
    gap: '0.125rem',
    minInlineSize: 0,
    '@container': { '(width < 16rem)': { gridColumn: '1 / -1' } },
  }),
);
export const name = style(layered({ overflowWrap: 'anywhere', fontWeight: vars.font.weight.medium }));
export const facts = style(layered({ fontSize: vars.font.size.sm, color: vars.color.textMuted }));
export const comment = style(layered({ overflowWrap: 'anywhere' }));

export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    '@container': {
      '(width < 26rem)': { gridColumn: '2', marginInlineStart: '-0.75rem' },
      '(width < 16rem)': { gridColumn: '1 / -1' },
    },
  }),
);

export const failure = style(
  layered({
    gridColumn: '2 / -1',
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    color: vars.color.danger,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
