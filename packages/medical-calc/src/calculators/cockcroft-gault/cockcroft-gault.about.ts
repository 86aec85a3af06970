import type { CalculatorDefinition } from '../../types.ts';
import { type CockcroftGaultInputs, type CockcroftGaultOutputs, cockcroftGaultShape } from './cockcroft-gault.ts';

export type { CockcroftGaultInputs, CockcroftGaultOutputs } from './cockcroft-gault.ts';

/** Definition of `cockcroftGault` as data: equation, labels, ranges, population and sources. */
export const cockcroftGaultDefinition = {
  id: 'cockcroft-gault',
  titleKey: 'cockcroft-gault.title',
  descriptionKey: 'cockcroft-gault.description',
  ...cockcroftGaultShape,
  population: { fromAge: 18, noteKey: 'cockcroft-gault.population' },
  references: [
    {
      citation: 'Cockcroft DW, Gault MH. Prediction of creatinine clearance from serum creatinine. Nephron 16:31-41',
      year: 1976,
      doi: '10.1159/000180580',
    },
  ],
} as const satisfies CalculatorDefinition<CockcroftGaultInputs, CockcroftGaultOutputs>;
