import type { CalculatorDefinition } from '../../types.ts';
import { type Meld3Inputs, type Meld3Outputs, meld3Shape } from './meld-3.ts';

export type { Meld3Inputs, Meld3Outputs } from './meld-3.ts';

const kim = {
  citation:
    'Kim WR, Mannalithara A, Heimbach JK, Kamath PS, Asrani SK, Biggins SW, et al. MELD 3.0: the Model for End-Stage Liver Disease updated for the modern era. Gastroenterology 161:1887-1895',
  year: 2021,
  doi: '10.1053/j.gastro.2021.08.050',
} as const;

const msd = {
  citation:
    'MSD Manual, professional version. Table: MELD scores and mortality of adults who wait for a liver, after Wiesner 2003 and Kim 2021',
  year: 2024,
  url: 'https://www.msdmanuals.com/professional/multimedia/table/meld-scores-and-mortality',
} as const;

/** Definition of `meld3` as data: equation, labels, ranges, population and sources. */
export const meld3Definition = {
  id: 'meld-3',
  titleKey: 'meld-3.title',
  descriptionKey: 'meld-3.description',
  ...meld3Shape,
  population: { fromAge: 18, noteKey: 'meld-3.population' },
  references: [kim],
  tables: [
    {
      labelKey: 'meld-3.mortality',
      unit: '%',
      by: 'meld3',
      rows: [
        { from: 6, value: 0.6 },
        { from: 10, value: 6.7 },
        { from: 20, value: 24.8 },
        { from: 30, value: 41.9 },
        { from: 40, value: 51.1 },
      ],
      source: msd,
    },
  ],
} as const satisfies CalculatorDefinition<Meld3Inputs, Meld3Outputs>;
