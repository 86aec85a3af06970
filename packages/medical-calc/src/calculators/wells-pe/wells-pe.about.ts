import type { CalculatorDefinition } from '../../types.ts';
import { type WellsPeInputs, type WellsPeOutputs, wellsPeShape } from './wells-pe.ts';

export type { WellsPeBand, WellsPeInputs, WellsPeItem, WellsPeOutputs } from './wells-pe.ts';

/** Definition of `wellsPe` as data: equation, labels, ranges, population and sources. */
export const wellsPeDefinition = {
  id: 'wells-pe',
  titleKey: 'wells-pe.title',
  descriptionKey: 'wells-pe.description',
  ...wellsPeShape,
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
