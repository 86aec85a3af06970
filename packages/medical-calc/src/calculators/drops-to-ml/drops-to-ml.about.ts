import type { CalculatorDefinition } from '../../types.ts';
import { type DropsToMlInputs, type DropsToMlOutputs, dropsToMlShape } from './drops-to-ml.ts';

export type { DropsToMlInputs, DropsToMlOutputs } from './drops-to-ml.ts';

/** Definition of `dropsToMl` as data: equation, labels, ranges, population and sources. */
export const dropsToMlDefinition = {
  id: 'drops-to-ml',
  titleKey: 'drops-to-ml.title',
  descriptionKey: 'drops-to-ml.description',
  ...dropsToMlShape,
  population: { noteKey: 'drops-to-ml.population' },
  references: [
    {
      citation:
        'Toney-Butler TJ, Nicolas S, Wilcox L. Dose Calculation Desired Over Have Formula Method. StatPearls. Treasure Island: StatPearls Publishing',
      year: 2023,
      url: 'https://www.statpearls.com/point-of-care/36911',
    },
  ],
} as const satisfies CalculatorDefinition<DropsToMlInputs, DropsToMlOutputs>;
