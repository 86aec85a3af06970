import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const tab = style(
  layered({
    display: 'inline-flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
    paddingInlineStart: vars.space[2],
    // A border, which forced colours keep.
    borderInlineStart: '6px solid',
    borderStartStartRadius: '2px',
    borderEndStartRadius: '2px',
    selectors: { '&[data-alone]': { minBlockSize: '1.5em' } },
  }),
);

export const name = style(
  layered({
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.medium,
    lineHeight: 1.2,
    selectors: { '[data-alone] > &': { fontSize: vars.font.size.sm } },
  }),
);

const edge = (color: string) => layered({ borderInlineStartColor: color });

export const tabs = styleVariants({
  care: edge(vars.color.tabCare),
  exams: edge(vars.color.tabExams),
  body: edge(vars.color.tabBody),
  prevention: edge(vars.color.tabPrevention),
  papers: edge(vars.color.tabPapers),
});
