import { vars } from '@libretto/design-system/theme';
import { styleVariants } from '@vanilla-extract/css';

/** Independent of the order of the sheets: rows and lists have borders of their own. */
const edge = (color: string) => ({ selectors: { '&&': { borderInlineStart: `6px solid ${color}` } } });

/** The tab at the start of a row or list, whose name stands next to it. */
export const tabEdges = styleVariants({
  care: edge(vars.color.tabCare),
  exams: edge(vars.color.tabExams),
  body: edge(vars.color.tabBody),
  prevention: edge(vars.color.tabPrevention),
  papers: edge(vars.color.tabPapers),
});
