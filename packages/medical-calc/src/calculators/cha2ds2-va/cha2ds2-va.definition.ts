import { scored } from '../../checks/points.ts';
import { sex } from '../../checks/questions.ts';
import type { CalculatorDefinition } from '../../types.ts';
import {
  type Cha2ds2VaInputs,
  type Cha2ds2VaOutputs,
  cha2ds2VaAge,
  cha2ds2VaEquation,
  cha2ds2VaOutputs as outputs,
} from './cha2ds2-va.shape.ts';

export type { Cha2ds2VaBand, Cha2ds2VaInputs, Cha2ds2VaItem, Cha2ds2VaOutputs } from './cha2ds2-va.shape.ts';

export const cha2ds2VaDefinition = {
  id: 'cha2ds2-va',
  titleKey: 'cha2ds2-va.title',
  descriptionKey: 'cha2ds2-va.description',
  equation: cha2ds2VaEquation,
  inputs: {
    heartFailure: scored('cha2ds2-va.heartFailure', 1),
    hypertension: scored('cha2ds2-va.hypertension', 1),
    diabetes: scored('cha2ds2-va.diabetes', 1),
    strokeTiaThromboembolism: scored('cha2ds2-va.strokeTiaThromboembolism', 2),
    vascularDisease: scored('cha2ds2-va.vascularDisease', 1),
    age: cha2ds2VaAge,
    sex: {
      ...sex,
      choices: [
        { value: 'male', labelKey: 'input.sex.male', points: 0 },
        { value: 'female', labelKey: 'input.sex.female', points: 0 },
      ],
    },
  },
  outputs: { score: { ...outputs.score, labelKey: 'cha2ds2-va.score', bandsKey: 'cha2ds2-va.band' } },
  population: { fromAge: 18, noteKey: 'cha2ds2-va.population' },
  references: [
    {
      citation:
        'Van Gelder IC, Rienstra M, Bunting KV, et al. 2024 ESC Guidelines for the management of atrial fibrillation. Eur Heart J 45:3314-3414',
      year: 2024,
      doi: '10.1093/eurheartj/ehae176',
    },
  ],
} as const satisfies CalculatorDefinition<Cha2ds2VaInputs, Cha2ds2VaOutputs>;
