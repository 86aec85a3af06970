import type { CalculatorDefinition } from '../../types.ts';
import { type DropsInputs, type DropsOutputs, dropsShape } from './drops.ts';

export type { DropsInputs, DropsOutputs } from './drops.ts';

/** Definition of `drops` as data: equation, labels, ranges, population and sources. */
export const dropsDefinition = {
  id: 'drops',
  titleKey: 'drops.title',
  descriptionKey: 'drops.description',
  ...dropsShape,
  population: { noteKey: 'drops.population' },
  references: [
    {
      citation:
        'Toney-Butler TJ, Nicolas S, Wilcox L. Dose Calculation Desired Over Have Formula Method. StatPearls. Treasure Island: StatPearls Publishing',
      year: 2023,
      url: 'https://www.statpearls.com/point-of-care/36911',
    },
  ],
} as const satisfies CalculatorDefinition<DropsInputs, DropsOutputs>;
