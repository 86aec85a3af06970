import type { CalculatorDefinition } from '../../types.ts';
import { type DoseInputs, type DoseOutputs, doseShape } from './dose.ts';

export type { DoseInputs, DoseOutputs } from './dose.ts';

/** Definition of `dose` as data: equation, labels, ranges, population and sources. */
export const doseDefinition = {
  id: 'dose',
  titleKey: 'dose.title',
  descriptionKey: 'dose.description',
  ...doseShape,
  population: { noteKey: 'dose.population' },
  references: [
    {
      citation:
        'Toney-Butler TJ, Nicolas S, Wilcox L. Dose Calculation Desired Over Have Formula Method. StatPearls. Treasure Island: StatPearls Publishing',
      year: 2023,
      url: 'https://www.statpearls.com/point-of-care/36911',
    },
    {
      citation: 'Mosteller RD. Simplified calculation of body-surface area. N Engl J Med 317:1098',
      year: 1987,
      doi: '10.1056/NEJM198710223171717',
    },
  ],
} as const satisfies CalculatorDefinition<DoseInputs, DoseOutputs>;
