import { scored } from '../../checks/points.ts';
import type { CalculatorDefinition } from '../../types.ts';
import {
  wellsPeOutputs as outputs,
  type WellsPeInputs,
  type WellsPeOutputs,
  wellsPeEquation,
  wellsPeHeartRate,
} from './wells-pe.shape.ts';

export type { WellsPeBand, WellsPeInputs, WellsPeItem, WellsPeOutputs } from './wells-pe.shape.ts';

export const wellsPeDefinition = {
  id: 'wells-pe',
  titleKey: 'wells-pe.title',
  descriptionKey: 'wells-pe.description',
  equation: wellsPeEquation,
  inputs: {
    dvtSigns: scored('wells-pe.dvtSigns', 3),
    peMostLikely: scored('wells-pe.peMostLikely', 3),
    immobilisationOrSurgery: scored('wells-pe.immobilisationOrSurgery', 1.5),
    previousDvtPe: scored('wells-pe.previousDvtPe', 1.5),
    haemoptysis: scored('wells-pe.haemoptysis', 1),
    malignancy: scored('wells-pe.malignancy', 1),
    heartRate: wellsPeHeartRate,
  },
  outputs: { score: { ...outputs.score, labelKey: 'wells-pe.score', bandsKey: 'wells-pe.band' } },
  population: { fromAge: 18, noteKey: 'wells-pe.population' },
  references: [
    {
      citation:
        'Wells PS, Anderson DR, Rodger M, Ginsberg JS, Kearon C, Gent M, et al. Derivation of a simple clinical model to categorize patients probability of pulmonary embolism: increasing the models utility with the SimpliRED D-dimer. Thromb Haemost 83:416-420',
      year: 2000,
      doi: '10.1055/s-0037-1613830',
    },
  ],
} as const satisfies CalculatorDefinition<WellsPeInputs, WellsPeOutputs>;
