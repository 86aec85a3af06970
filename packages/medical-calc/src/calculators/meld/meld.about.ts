import type { CalculatorDefinition } from '../../types.ts';
import { type MeldInputs, type MeldOutputs, meldMortality, meldShape } from './meld.ts';

export type { MeldInputs, MeldOutputs } from './meld.ts';

const wiesner = {
  citation:
    'Wiesner R, Edwards E, Freeman R, Harper A, Kim R, Kamath P, et al. Model for end-stage liver disease (MELD) and allocation of donor livers. Gastroenterology 124:91-96',
  year: 2003,
  doi: '10.1053/gast.2003.50016',
} as const;

/** Definition of `meld` as data: equation, labels, ranges, population and sources. */
export const meldDefinition = {
  id: 'meld',
  titleKey: 'meld.title',
  descriptionKey: 'meld.description',
  ...meldShape,
  population: { fromAge: 12, noteKey: 'meld.population' },
  references: [
    {
      citation:
        'Kamath PS, Wiesner RH, Malinchoc M, Kremers W, Therneau TM, Kosberg CL, D’Amico G, Dickson ER, Kim WR. A model to predict survival in patients with end-stage liver disease. Hepatology 33:464-470',
      year: 2001,
      doi: '10.1053/jhep.2001.22172',
    },
    wiesner,
  ],
  tables: [
    {
      labelKey: 'meld.mortality',
      unit: '%',
      output: 'mortality3MonthPercent',
      by: 'meld',
      rows: meldMortality,
      source: wiesner,
    },
  ],
  supersededBy: 'meld-na',
} as const satisfies CalculatorDefinition<MeldInputs, MeldOutputs>;
