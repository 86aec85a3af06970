import { tableRows } from '../../checks/table-rows.ts';
import type { CalculatorDefinition } from '../../types.ts';
import {
  type Cha2ds2VascInputs,
  type Cha2ds2VascOutputs,
  cha2ds2VascEmbolismRates,
  cha2ds2VascShape,
  cha2ds2VascStrokeRates,
} from './cha2ds2-vasc.ts';

export type { Cha2ds2VascInputs, Cha2ds2VascItem, Cha2ds2VascOutputs } from './cha2ds2-vasc.ts';

const lip = {
  citation:
    'Lip GYH, Nieuwlaat R, Pisters R, Lane DA, Crijns HJGM. Refining clinical risk stratification for predicting stroke and thromboembolism in atrial fibrillation using a novel risk factor-based approach: the Euro Heart Survey on atrial fibrillation. Chest 137:263-272',
  year: 2010,
  doi: '10.1378/chest.09-1584',
} as const;

const friberg = {
  citation:
    'Friberg L, Rosenqvist M, Lip GYH. Evaluation of risk stratification schemes for ischaemic stroke and bleeding in 182 678 patients with atrial fibrillation: the Swedish Atrial Fibrillation cohort study. Eur Heart J 33:1500-1510',
  year: 2012,
  doi: '10.1093/eurheartj/ehr488',
} as const;

/** Definition of `cha2ds2Vasc` as data: equation, labels, ranges, population and sources. */
export const cha2ds2VascDefinition = {
  id: 'cha2ds2-vasc',
  titleKey: 'cha2ds2-vasc.title',
  descriptionKey: 'cha2ds2-vasc.description',
  ...cha2ds2VascShape,
  population: { fromAge: 18, noteKey: 'cha2ds2-vasc.population' },
  references: [lip, friberg],
  tables: [
    {
      labelKey: 'cha2ds2-vasc.stroke',
      unit: '%',
      output: 'strokeRatePercent',
      by: 'score',
      rows: tableRows(cha2ds2VascStrokeRates),
      source: friberg,
    },
    {
      labelKey: 'cha2ds2-vasc.embolism',
      unit: '%',
      output: 'strokeTiaEmbolismRatePercent',
      by: 'score',
      rows: tableRows(cha2ds2VascEmbolismRates),
      source: friberg,
    },
  ],
  supersededBy: 'cha2ds2-va',
} as const satisfies CalculatorDefinition<Cha2ds2VascInputs, Cha2ds2VascOutputs>;
