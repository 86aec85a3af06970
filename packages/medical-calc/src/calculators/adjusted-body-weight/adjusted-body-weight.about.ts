import type { CalculatorDefinition } from '../../types.ts';
import {
  type AdjustedBodyWeightInputs,
  type AdjustedBodyWeightOutputs,
  adjustedBodyWeightShape,
} from './adjusted-body-weight.ts';

export type { AdjustedBodyWeightInputs, AdjustedBodyWeightOutputs } from './adjusted-body-weight.ts';

/** Definition of `adjustedBodyWeight` as data: equation, labels, ranges, population and sources. */
export const adjustedBodyWeightDefinition = {
  id: 'adjusted-body-weight',
  titleKey: 'adjusted-body-weight.title',
  descriptionKey: 'adjusted-body-weight.description',
  ...adjustedBodyWeightShape,
  population: { fromAge: 18, noteKey: 'adjusted-body-weight.population' },
  references: [
    {
      citation:
        'Bauer LA, Edwards WA, Dellinger EP, Simonowitz DA. Influence of weight on aminoglycoside pharmacokinetics in normal weight and morbidly obese patients. Eur J Clin Pharmacol 24:643-647',
      year: 1983,
      doi: '10.1007/BF00542215',
    },
    {
      citation: 'Devine BJ. Gentamicin therapy. Drug Intell Clin Pharm 8:650-655',
      year: 1974,
      doi: '10.1177/106002807400801104',
    },
  ],
} as const satisfies CalculatorDefinition<AdjustedBodyWeightInputs, AdjustedBodyWeightOutputs>;
