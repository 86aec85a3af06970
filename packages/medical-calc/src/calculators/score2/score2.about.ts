import { sumPart } from '../../checks/sum-text.ts';
import type { CalculatorDefinition, Part } from '../../types.ts';
import { type Score2Inputs, type Score2Outputs, score2Shape, score2Survival } from './score2.ts';

export type { Score2Band, Score2Inputs, Score2Outputs } from './score2.ts';

const parts: readonly Part[] = [
  sumPart(
    score2Survival.men,
    '0.3742 * (age - 60) / 5 + smoker * (0.6012 - 0.0755 * (age - 60) / 5) + (0.2777 - 0.0255 * (age - 60) / 5) * (systolicBpMmHg - 120) / 20 + (0.1458 - 0.0281 * (age - 60) / 5) * (totalCholesterol - 6) + (-0.2698 + 0.0426 * (age - 60) / 5) * (hdl - 1.3) / 0.5',
  ),
  sumPart(
    score2Survival.women,
    '0.4648 * (age - 60) / 5 + smoker * (0.7744 - 0.1088 * (age - 60) / 5) + (0.3131 - 0.0277 * (age - 60) / 5) * (systolicBpMmHg - 120) / 20 + (0.1002 - 0.0226 * (age - 60) / 5) * (totalCholesterol - 6) + (-0.2606 + 0.0613 * (age - 60) / 5) * (hdl - 1.3) / 0.5',
  ),
];

/** Definition of `score2` as data: equation, labels, ranges, population and sources. */
export const score2Definition = {
  id: 'score2',
  titleKey: 'score2.title',
  descriptionKey: 'score2.description',
  ...score2Shape,
  parts,
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
