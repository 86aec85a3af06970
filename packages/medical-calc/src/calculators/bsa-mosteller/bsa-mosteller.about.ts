import type { CalculatorDefinition } from '../../types.ts';
import { type BsaMostellerInputs, type BsaMostellerOutputs, bsaMostellerShape } from './bsa-mosteller.ts';

export type { BsaMostellerInputs, BsaMostellerOutputs } from './bsa-mosteller.ts';

/** Definition of `bsaMosteller` as data: equation, labels, ranges, population and sources. */
export const bsaMostellerDefinition = {
  id: 'bsa-mosteller',
  titleKey: 'bsa-mosteller.title',
  descriptionKey: 'bsa-mosteller.description',
  ...bsaMostellerShape,
  population: { noteKey: 'bsa-mosteller.population' },
  references: [
    {
      citation: 'Mosteller RD. Simplified calculation of body-surface area. N Engl J Med 317:1098',
      year: 1987,
      doi: '10.1056/NEJM198710223171717',
    },
  ],
} as const satisfies CalculatorDefinition<BsaMostellerInputs, BsaMostellerOutputs>;
