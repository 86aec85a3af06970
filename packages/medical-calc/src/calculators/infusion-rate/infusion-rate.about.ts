import type { CalculatorDefinition } from '../../types.ts';
import { type InfusionRateInputs, type InfusionRateOutputs, infusionRateShape } from './infusion-rate.ts';

export type { InfusionRateInputs, InfusionRateOutputs } from './infusion-rate.ts';

/** Definition of `infusionRate` as data: equation, labels, ranges, population and sources. */
export const infusionRateDefinition = {
  id: 'infusion-rate',
  titleKey: 'infusion-rate.title',
  descriptionKey: 'infusion-rate.description',
  ...infusionRateShape,
  population: { noteKey: 'infusion-rate.population' },
  references: [
    {
      citation:
        'Toney-Butler TJ, Nicolas S, Wilcox L. Dose Calculation Desired Over Have Formula Method. StatPearls. Treasure Island: StatPearls Publishing',
      year: 2023,
      url: 'https://www.statpearls.com/point-of-care/36911',
    },
  ],
} as const satisfies CalculatorDefinition<InfusionRateInputs, InfusionRateOutputs>;
