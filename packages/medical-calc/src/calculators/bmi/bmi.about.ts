import type { CalculatorDefinition } from '../../types.ts';
import { type BmiInputs, type BmiOutputs, bmiShape } from './bmi.ts';

export type { BmiBand, BmiInputs, BmiOutputs } from './bmi.ts';

/** Definition of `bmi` as data: equation, labels, ranges, population and sources. */
export const bmiDefinition = {
  id: 'bmi',
  titleKey: 'bmi.title',
  descriptionKey: 'bmi.description',
  ...bmiShape,
  population: { fromAge: 18, noteKey: 'bmi.population' },
  references: [
    {
      citation:
        'Obesity: preventing and managing the global epidemic. Report of a WHO consultation. WHO Technical Report Series 894. Geneva: World Health Organization',
      year: 2000,
      isbn: '92 4 120894 5',
    },
  ],
} as const satisfies CalculatorDefinition<BmiInputs, BmiOutputs>;
