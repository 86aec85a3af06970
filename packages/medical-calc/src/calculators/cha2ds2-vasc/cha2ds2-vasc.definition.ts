import { scored, tableRows } from '../../checks/points.ts';
import { sex } from '../../checks/questions.ts';
import type { CalculatorDefinition } from '../../types.ts';
import {
  type Cha2ds2VascInputs,
  type Cha2ds2VascOutputs,
  cha2ds2VascAge,
  cha2ds2VascEquation,
  cha2ds2VascOutputs as outputs,
} from './cha2ds2-vasc.shape.ts';
import { embolismByScore, strokeByScore } from './cha2ds2-vasc.table.ts';

export type { Cha2ds2VascInputs, Cha2ds2VascItem, Cha2ds2VascOutputs } from './cha2ds2-vasc.shape.ts';

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

export const cha2ds2VascDefinition = {
  id: 'cha2ds2-vasc',
  titleKey: 'cha2ds2-vasc.title',
  descriptionKey: 'cha2ds2-vasc.description',
  equation: cha2ds2VascEquation,
  inputs: {
    heartFailure: scored('cha2ds2-vasc.heartFailure', 1),
    hypertension: scored('cha2ds2-vasc.hypertension', 1),
    diabetes: scored('cha2ds2-vasc.diabetes', 1),
    strokeTiaThromboembolism: scored('cha2ds2-vasc.strokeTiaThromboembolism', 2),
    vascularDisease: scored('cha2ds2-vasc.vascularDisease', 1),
    age: cha2ds2VascAge,
    sex: {
      ...sex,
      choices: [
        { value: 'male', labelKey: 'input.sex.male', points: 0 },
        { value: 'female', labelKey: 'input.sex.female', points: 1 },
      ],
    },
  },
  outputs: {
    score: { ...outputs.score, labelKey: 'cha2ds2-vasc.score' },
    strokeRatePercent: { ...outputs.strokeRatePercent, labelKey: 'cha2ds2-vasc.stroke' },
    strokeTiaEmbolismRatePercent: { ...outputs.strokeTiaEmbolismRatePercent, labelKey: 'cha2ds2-vasc.embolism' },
  },
  population: { fromAge: 18, noteKey: 'cha2ds2-vasc.population' },
  references: [lip, friberg],
  tables: [
    {
      labelKey: 'cha2ds2-vasc.stroke',
      unit: '%',
      output: 'strokeRatePercent',
      by: 'score',
      rows: tableRows(strokeByScore),
      source: friberg,
    },
    {
      labelKey: 'cha2ds2-vasc.embolism',
      unit: '%',
      output: 'strokeTiaEmbolismRatePercent',
      by: 'score',
      rows: tableRows(embolismByScore),
      source: friberg,
    },
  ],
  supersededBy: 'cha2ds2-va',
} as const satisfies CalculatorDefinition<Cha2ds2VascInputs, Cha2ds2VascOutputs>;
