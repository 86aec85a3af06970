import type { CalculatorDefinition } from '../../types.ts';
import { type AnionGapInputs, type AnionGapOutputs, anionGapShape } from './anion-gap.ts';

export type { AnionGapInputs, AnionGapOutputs } from './anion-gap.ts';

/** Definition of `anionGap` as data: equation, labels, ranges, population and sources. */
export const anionGapDefinition = {
  id: 'anion-gap',
  titleKey: 'anion-gap.title',
  descriptionKey: 'anion-gap.description',
  ...anionGapShape,
  population: { noteKey: 'anion-gap.population' },
  references: [
    {
      citation: 'Emmett M, Narins RG. Clinical use of the anion gap. Medicine (Baltimore) 56:38-54',
      year: 1977,
      url: 'https://pubmed.ncbi.nlm.nih.gov/401925/',
    },
    {
      citation: 'Figge J, Jabor A, Kazda A, Fencl V. Anion gap and hypoalbuminemia. Crit Care Med 26:1807-1810',
      year: 1998,
      doi: '10.1097/00003246-199811000-00019',
    },
  ],
} as const satisfies CalculatorDefinition<AnionGapInputs, AnionGapOutputs>;
