import type { CalculatorDefinition } from '../../types.ts';
import { type HomaIrInputs, type HomaIrOutputs, homaIrShape } from './homa-ir.ts';

export type { HomaIrInputs, HomaIrOutputs } from './homa-ir.ts';

/** Definition of `homaIr` as data: equation, labels, ranges, population and sources. */
export const homaIrDefinition = {
  id: 'homa-ir',
  titleKey: 'homa-ir.title',
  descriptionKey: 'homa-ir.description',
  ...homaIrShape,
  population: { noteKey: 'homa-ir.population' },
  references: [
    {
      citation:
        'Matthews DR, Hosker JP, Rudenski AS, Naylor BA, Treacher DF, Turner RC. Homeostasis model assessment: insulin resistance and beta-cell function from fasting plasma glucose and insulin concentrations in man. Diabetologia 28:412-419',
      year: 1985,
      doi: '10.1007/BF00280883',
    },
  ],
} as const satisfies CalculatorDefinition<HomaIrInputs, HomaIrOutputs>;
