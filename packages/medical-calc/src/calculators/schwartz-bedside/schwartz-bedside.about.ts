import type { CalculatorDefinition } from '../../types.ts';
import { type SchwartzBedsideInputs, type SchwartzBedsideOutputs, schwartzBedsideShape } from './schwartz-bedside.ts';

export type { SchwartzBedsideInputs, SchwartzBedsideOutputs } from './schwartz-bedside.ts';

/** Definition of `schwartzBedside` as data: equation, labels, ranges, population and sources. */
export const schwartzBedsideDefinition = {
  id: 'schwartz-bedside',
  titleKey: 'schwartz-bedside.title',
  descriptionKey: 'schwartz-bedside.description',
  ...schwartzBedsideShape,
  population: { fromAge: 1, toAge: 17, noteKey: 'schwartz-bedside.population' },
  references: [
    {
      citation:
        'Schwartz GJ, Muñoz A, Schneider MF, et al. New equations to estimate GFR in children with CKD. J Am Soc Nephrol 20:629-637',
      year: 2009,
      doi: '10.1681/ASN.2008030287',
    },
  ],
} as const satisfies CalculatorDefinition<SchwartzBedsideInputs, SchwartzBedsideOutputs>;
