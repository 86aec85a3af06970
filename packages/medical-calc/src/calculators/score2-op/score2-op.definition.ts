import { riskSystolic } from '../../checks/cardiovascular.ts';
import { hdlMmol, totalCholesterolMmol } from '../../checks/inputs.ts';
import { region, sex, smoker } from '../../checks/questions.ts';
import type { CalculatorDefinition } from '../../types.ts';
import { score2OpParts } from './score2-op.parts.ts';
import {
  type Score2OpInputs,
  type Score2OpOutputs,
  score2OpAge,
  score2OpEquation,
  score2OpOutput,
} from './score2-op.shape.ts';

export type { Score2OpBand, Score2OpInputs, Score2OpOutputs } from './score2-op.shape.ts';

export const score2OpDefinition = {
  id: 'score2-op',
  titleKey: 'score2-op.title',
  descriptionKey: 'score2-op.description',
  equation: score2OpEquation,
  parts: score2OpParts,
  inputs: {
    region,
    sex,
    age: score2OpAge,
    smoker,
    systolicBpMmHg: riskSystolic,
    totalCholesterol: totalCholesterolMmol,
    hdl: hdlMmol,
  },
  outputs: { riskPercent: { ...score2OpOutput, labelKey: 'score2-op.risk', bandsKey: 'score2-op.band' } },
  population: { fromAge: 70, toAge: 89, noteKey: 'score2-op.population' },
  references: [
    {
      citation:
        'SCORE2-OP working group and ESC Cardiovascular risk collaboration. SCORE2-OP risk prediction algorithms: estimating incident cardiovascular event risk in older persons in four geographical risk regions. Eur Heart J 42:2455-2467',
      year: 2021,
      doi: '10.1093/eurheartj/ehab312',
    },
    {
      citation:
        'Visseren FLJ, Mach F, Smulders YM, et al. 2021 ESC Guidelines on cardiovascular disease prevention in clinical practice. Eur Heart J 42:3227-3337',
      year: 2021,
      doi: '10.1093/eurheartj/ehab484',
    },
  ],
} as const satisfies CalculatorDefinition<Score2OpInputs, Score2OpOutputs>;
