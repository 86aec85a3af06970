import type { CalculatorDefinition } from '../../types.ts';
import { type Cha2ds2VaInputs, type Cha2ds2VaOutputs, cha2ds2VaShape } from './cha2ds2-va.ts';

export type { Cha2ds2VaBand, Cha2ds2VaInputs, Cha2ds2VaItem, Cha2ds2VaOutputs } from './cha2ds2-va.ts';

/** Definition of `cha2ds2Va` as data: equation, labels, ranges, population and sources. */
export const cha2ds2VaDefinition = {
  id: 'cha2ds2-va',
  titleKey: 'cha2ds2-va.title',
  descriptionKey: 'cha2ds2-va.description',
  ...cha2ds2VaShape,
  population: { fromAge: 18, noteKey: 'cha2ds2-va.population' },
  references: [
    {
      citation:
        'Van Gelder IC, Rienstra M, Bunting KV, et al. 2024 ESC Guidelines for the management of atrial fibrillation. Eur Heart J 45:3314-3414',
      year: 2024,
      doi: '10.1093/eurheartj/ehae176',
    },
  ],
} as const satisfies CalculatorDefinition<Cha2ds2VaInputs, Cha2ds2VaOutputs>;
