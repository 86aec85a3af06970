import type { CalculatorDefinition } from '../../types.ts';
import { type QtcFridericiaInputs, type QtcFridericiaOutputs, qtcFridericiaShape } from './qtc-fridericia.ts';

export type { QtcFridericiaInputs, QtcFridericiaOutputs } from './qtc-fridericia.ts';

/** Definition of `qtcFridericia` as data: equation, labels, ranges, population and sources. */
export const qtcFridericiaDefinition = {
  id: 'qtc-fridericia',
  titleKey: 'qtc-fridericia.title',
  descriptionKey: 'qtc-fridericia.description',
  ...qtcFridericiaShape,
  population: { noteKey: 'qtc-fridericia.population' },
  references: [
    {
      citation:
        'Fridericia LS. Die Systolendauer im Elektrokardiogramm bei normalen Menschen und bei Herzkranken. Acta Med Scand 53:469-486',
      year: 1920,
      doi: '10.1111/j.0954-6820.1920.tb18266.x',
    },
  ],
} as const satisfies CalculatorDefinition<QtcFridericiaInputs, QtcFridericiaOutputs>;
