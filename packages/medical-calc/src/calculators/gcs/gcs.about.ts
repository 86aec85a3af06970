import type { CalculatorDefinition } from '../../types.ts';
import { type GcsInputs, type GcsOutputs, gcsShape } from './gcs.ts';

export type { GcsBand, GcsInputs, GcsOutputs, NotTestable } from './gcs.ts';

/** Definition of `gcs` as data: equation, labels, ranges, population and sources. */
export const gcsDefinition = {
  id: 'gcs',
  titleKey: 'gcs.title',
  descriptionKey: 'gcs.description',
  ...gcsShape,
  population: { noteKey: 'gcs.population' },
  references: [
    {
      citation:
        'Teasdale G, Jennett B. Assessment of coma and impaired consciousness: a practical scale. Lancet 304:81-84',
      year: 1974,
      doi: '10.1016/S0140-6736(74)91639-0',
    },
    {
      citation:
        'Teasdale G, Maas A, Lecky F, Manley G, Stocchetti N, Murray G. The Glasgow Coma Scale at 40 years: standing the test of time. Lancet Neurol 13:844-854',
      year: 2014,
      doi: '10.1016/S1474-4422(14)70120-6',
    },
  ],
} as const satisfies CalculatorDefinition<GcsInputs, GcsOutputs>;
