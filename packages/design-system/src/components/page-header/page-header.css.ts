import { style } from '@vanilla-extract/css';
import { cappedLeading } from '../../theme/capped-leading.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const header = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space[4],
    marginBlockEnd: vars.space[5],
    paddingBlockEnd: vars.space[4],
    borderBlockEnd: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  }),
);

export const content = style(
  layered({
    position: 'relative',
    flex: '1 1 20rem',
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    paddingInlineStart: 'min(1.75rem, 8.75vw)',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlockStart: '-0.25rem',
        inlineSize: 'min(0.75rem, 3.75vw)',
        blockSize: '2.75rem',
        backgroundColor: vars.color.ribbon,
        clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% 82%, 0 100%)',
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&::before': { backgroundColor: 'CanvasText' } } },
      [media.print]: { paddingInlineStart: 0, selectors: { '&::before': { display: 'none' } } },
    },
  }),
);

export const back = style(layered({ fontSize: vars.font.size.sm }));
export const title = style(
  layered({
    // Large text on a phone keeps words whole, also where the browser has no hyphenation for the language.
    fontSize: `min(${vars.font.size.display}, 11.25vw)`,
    overflowWrap: 'break-word',
    hyphens: 'auto',
  }),
);
export const description = style(
  layered({ maxInlineSize: vars.layout.measure, color: vars.color.textMuted, lineHeight: cappedLeading }),
);

export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    '@media': { [media.print]: { display: 'none' } },
  }),
);
