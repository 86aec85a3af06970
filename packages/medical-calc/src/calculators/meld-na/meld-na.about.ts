import type { CalculatorDefinition } from '../../types.ts';
import { type MeldNaInputs, type MeldNaOutputs, meldNaShape } from './meld-na.ts';

export type { MeldNaInputs, MeldNaOutputs } from './meld-na.ts';

const msd = {
  citation:
    'MSD Manual, professional version. Table: MELD scores and mortality of adults who wait for a liver, after Wiesner 2003 and Kim 2021',
  year: 2024,
  url: 'https://www.msdmanuals.com/professional/multimedia/table/meld-scores-and-mortality',
} as const;

/** Definition of `meldNa` as data: equation, labels, ranges, population and sources. */
export const meldNaDefinition = {
  id: 'meld-na',
  titleKey: 'meld-na.title',
  descriptionKey: 'meld-na.description',
  ...meldNaShape,
  parts: [
    {
      term: 'meldI',
      where: {},
      equation: 'round(9.57 * ln(creatinine) + 3.78 * ln(bilirubin) + 11.2 * ln(inr) + 6.43)',
    },
  ],
  population: { fromAge: 12, noteKey: 'meld-na.population' },
  references: [
    {
      citation:
        'Organ Procurement and Transplantation Network. Policy 9.1: MELD score with serum sodium, in force from January 2016 to July 2023',
      year: 2016,
      url: 'https://optn.transplant.hrsa.gov/policies-bylaws/policies/',
    },
    {
      citation:
        'Kim WR, Biggins SW, Kremers WK, Wiesner RH, Kamath PS, Benson JT, Edwards E, Therneau TM. Hyponatremia and mortality among patients on the liver-transplant waiting list. N Engl J Med 359:1018-1026',
      year: 2008,
      doi: '10.1056/NEJMoa0801209',
    },
  ],
  tables: [
    {
      labelKey: 'meld-na.mortality',
      unit: '%',
      by: 'meldNa',
      rows: [
        { from: 6, value: 1.8 },
        { from: 10, value: 6.2 },
        { from: 20, value: 28 },
        { from: 30, value: 51.8 },
        { from: 40, value: 37.3 },
      ],
      source: msd,
    },
  ],
  supersededBy: 'meld-3',
} as const satisfies CalculatorDefinition<MeldNaInputs, MeldNaOutputs>;
