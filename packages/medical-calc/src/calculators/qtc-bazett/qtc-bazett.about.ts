import type { CalculatorDefinition } from '../../types.ts';
import { type QtcBazettInputs, type QtcBazettOutputs, qtcBazettShape } from './qtc-bazett.ts';

export type { QtcBazettInputs, QtcBazettOutputs } from './qtc-bazett.ts';

/** Definition of `qtcBazett` as data: equation, labels, ranges, population and sources. */
export const qtcBazettDefinition = {
  id: 'qtc-bazett',
  titleKey: 'qtc-bazett.title',
  descriptionKey: 'qtc-bazett.description',
  ...qtcBazettShape,
  population: { noteKey: 'qtc-bazett.population' },
  references: [
    {
      citation:
        'Bazett HC. An analysis of the time-relations of electrocardiograms. Heart 7:353-370 (reprinted in Ann Noninvasive Electrocardiol 1997;2:177-194)',
      year: 1920,
      doi: '10.1111/j.1542-474X.1997.tb00325.x',
    },
  ],
} as const satisfies CalculatorDefinition<QtcBazettInputs, QtcBazettOutputs>;
