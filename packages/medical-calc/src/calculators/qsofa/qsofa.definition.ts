import type { CalculatorDefinition } from '../../types.ts';
import {
  qsofaOutputs as outputs,
  type QsofaInputs,
  type QsofaOutputs,
  qsofaEquation,
  qsofaGcs,
  qsofaPressure,
  qsofaRate,
} from './qsofa.shape.ts';

export type { QsofaBand, QsofaInputs, QsofaOutputs } from './qsofa.shape.ts';

export const qsofaDefinition = {
  id: 'qsofa',
  titleKey: 'qsofa.title',
  descriptionKey: 'qsofa.description',
  equation: qsofaEquation,
  inputs: { respiratoryRate: qsofaRate, systolicBpMmHg: qsofaPressure, gcs: qsofaGcs },
  outputs: { score: { ...outputs.score, labelKey: 'qsofa.score', bandsKey: 'qsofa.band' } },
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
