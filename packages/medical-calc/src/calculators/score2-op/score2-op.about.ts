import { sumPart } from '../../checks/sum-text.ts';
import type { CalculatorDefinition, Part } from '../../types.ts';
import { type Score2OpInputs, type Score2OpOutputs, score2OpBaseline, score2OpShape } from './score2-op.ts';

export type { Score2OpBand, Score2OpInputs, Score2OpOutputs } from './score2-op.ts';

const part = (female: boolean, equation: string) => sumPart(score2OpBaseline(female).baselineSurvival, equation);

const parts: readonly Part[] = [
  part(
    false,
    '0.0633767915 * (age - 73) + smoker * (0.3523957899 - 0.0247205945 * (age - 73)) + (0.0094362177 - 0.0004794522 * (age - 73)) * (systolicBpMmHg - 150) + (0.0849594156 + 0.0073336663 * (age - 73)) * (totalCholesterol - 6) + (-0.3563571842 + 0.0091317857 * (age - 73)) * (hdl - 1.4)',
  ),
  part(
    true,
    '0.0789191229 * (age - 73) + smoker * (0.492114701 - 0.0255496313 * (age - 73)) + (0.0101993091 - 0.0004404728 * (age - 73)) * (systolicBpMmHg - 150) + (0.0604939598 - 0.0009121461 * (age - 73)) * (totalCholesterol - 6) + (-0.3040280248 + 0.0153779923 * (age - 73)) * (hdl - 1.4)',
  ),
];

/** Definition of `score2Op` as data: equation, labels, ranges, population and sources. */
export const score2OpDefinition = {
  id: 'score2-op',
  titleKey: 'score2-op.title',
  descriptionKey: 'score2-op.description',
  ...score2OpShape,
  parts,
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
