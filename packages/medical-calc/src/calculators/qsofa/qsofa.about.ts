import type { CalculatorDefinition } from '../../types.ts';
import { type QsofaInputs, type QsofaOutputs, qsofaShape } from './qsofa.ts';

export type { QsofaBand, QsofaInputs, QsofaOutputs } from './qsofa.ts';

/** Definition of `qsofa` as data: equation, labels, ranges, population and sources. */
export const qsofaDefinition = {
  id: 'qsofa',
  titleKey: 'qsofa.title',
  descriptionKey: 'qsofa.description',
  ...qsofaShape,
  population: { fromAge: 18, noteKey: 'qsofa.population' },
  references: [
    {
      citation:
        'Singer M, Deutschman CS, Seymour CW, Shankar-Hari M, Annane D, Bauer M, et al. The third international consensus definitions for sepsis and septic shock (Sepsis-3). JAMA 315:801-810',
      year: 2016,
      doi: '10.1001/jama.2016.0287',
    },
  ],
} as const satisfies CalculatorDefinition<QsofaInputs, QsofaOutputs>;
