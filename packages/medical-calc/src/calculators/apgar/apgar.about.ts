import type { CalculatorDefinition } from '../../types.ts';
import { type ApgarInputs, type ApgarOutputs, apgarShape } from './apgar.ts';

export type { ApgarBand, ApgarInputs, ApgarOutputs } from './apgar.ts';

/** Definition of `apgar` as data: equation, labels, ranges, population and sources. */
export const apgarDefinition = {
  id: 'apgar',
  titleKey: 'apgar.title',
  descriptionKey: 'apgar.description',
  ...apgarShape,
  population: { toAge: 0, noteKey: 'apgar.population' },
  references: [
    {
      citation:
        'Apgar V. A proposal for a new method of evaluation of the newborn infant. Curr Res Anesth Analg 32:260-267',
      year: 1953,
      doi: '10.1213/ANE.0b013e31829bdc5c',
    },
    {
      citation:
        'American Academy of Pediatrics, American College of Obstetricians and Gynecologists. The Apgar Score. Pediatrics 136:819-822',
      year: 2015,
      doi: '10.1542/peds.2015-2651',
    },
  ],
} as const satisfies CalculatorDefinition<ApgarInputs, ApgarOutputs>;
