import type { CalculatorDefinition } from '../../types.ts';
import {
  type CorrectedCalciumInputs,
  type CorrectedCalciumOutputs,
  correctedCalciumShape,
} from './corrected-calcium.ts';

export type { CorrectedCalciumInputs, CorrectedCalciumOutputs } from './corrected-calcium.ts';

/** Definition of `correctedCalcium` as data: equation, labels, ranges, population and sources. */
export const correctedCalciumDefinition = {
  id: 'corrected-calcium',
  titleKey: 'corrected-calcium.title',
  descriptionKey: 'corrected-calcium.description',
  ...correctedCalciumShape,
  population: { noteKey: 'corrected-calcium.population' },
  references: [
    {
      citation:
        'Payne RB, Little AJ, Williams RB, Milner JR. Interpretation of serum calcium in patients with abnormal serum proteins. Br Med J 4:643-646',
      year: 1973,
      doi: '10.1136/bmj.4.5893.643',
    },
  ],
} as const satisfies CalculatorDefinition<CorrectedCalciumInputs, CorrectedCalciumOutputs>;
