import type { CalculatorDefinition } from '../../types.ts';
import { type BsaDuBoisInputs, type BsaDuBoisOutputs, bsaDuBoisShape } from './bsa-du-bois.ts';

export type { BsaDuBoisInputs, BsaDuBoisOutputs } from './bsa-du-bois.ts';

/** Definition of `bsaDuBois` as data: equation, labels, ranges, population and sources. */
export const bsaDuBoisDefinition = {
  id: 'bsa-du-bois',
  titleKey: 'bsa-du-bois.title',
  descriptionKey: 'bsa-du-bois.description',
  ...bsaDuBoisShape,
  population: { noteKey: 'bsa-du-bois.population' },
  references: [
    {
      citation:
        'Du Bois D, Du Bois EF. A formula to estimate the approximate surface area if height and weight be known. Arch Intern Med 17:863-871',
      year: 1916,
      doi: '10.1001/archinte.1916.00080130010002',
    },
  ],
} as const satisfies CalculatorDefinition<BsaDuBoisInputs, BsaDuBoisOutputs>;
