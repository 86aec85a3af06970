import { riskSystolic } from '../../checks/cardiovascular.ts';
import { hdlMmol, totalCholesterolMmol } from '../../checks/inputs.ts';
import { region, sex, smoker } from '../../checks/questions.ts';
import type { CalculatorDefinition } from '../../types.ts';
import { score2Parts } from './score2.parts.ts';
import { type Score2Inputs, type Score2Outputs, score2Age, score2Equation, score2Output } from './score2.shape.ts';

export type { Score2Band, Score2Inputs, Score2Outputs } from './score2.shape.ts';

export const score2Definition = {
  id: 'score2',
  titleKey: 'score2.title',
  descriptionKey: 'score2.description',
  equation: score2Equation,
  parts: score2Parts,
  inputs: {
    region,
    sex,
    age: score2Age,
    smoker,
    systolicBpMmHg: riskSystolic,
    totalCholesterol: totalCholesterolMmol,
    hdl: hdlMmol,
  },
  outputs: { riskPercent: { ...score2Output, labelKey: 'score2.risk', bandsKey: 'score2.band' } },
  population: { fromAge: 40, toAge: 69, noteKey: 'score2.population' },
  references: [
    {
      citation:
        'SCORE2 working group and ESC Cardiovascular risk collaboration. SCORE2 risk prediction algorithms: new models to estimate 10-year risk of cardiovascular disease in Europe. Eur Heart J 42:2439-2454',
      year: 2021,
      doi: '10.1093/eurheartj/ehab309',
    },
    {
      citation:
        'Visseren FLJ, Mach F, Smulders YM, et al. 2021 ESC Guidelines on cardiovascular disease prevention in clinical practice. Eur Heart J 42:3227-3337',
      year: 2021,
      doi: '10.1093/eurheartj/ehab484',
    },
  ],
} as const satisfies CalculatorDefinition<Score2Inputs, Score2Outputs>;
