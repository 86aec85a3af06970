import { riskSystolic } from '../../checks/cardiovascular.ts';
import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { hdlMmol, totalCholesterolMmol } from '../../checks/inputs.ts';
import { checkPart } from '../../checks/limits.ts';
import { bandsAt, output } from '../../checks/output.ts';
import { region as regionInput } from '../../checks/questions.ts';
import { readBoolean, readChoice, readInteger, readNumber, readQuantity } from '../../checks/read.ts';
import { readSex } from '../../checks/sex.ts';
import type { Options, Result } from '../../types.ts';
import { score2Formula, score2Scales, score2Sum, score2Survival } from './score2.formula.ts';
import { type Score2Inputs, type Score2Outputs, score2Age, score2Equation, score2Output } from './score2.shape.ts';

export type { Score2Band, Score2Inputs, Score2Outputs } from './score2.shape.ts';
export type Score2Result = Result<'score2', Score2Outputs>;

/**
 * SCORE2: a first heart attack, stroke or cardiovascular death within ten years, for people from 40 to 69 without diabetes.
 *
 * SCORE2 working group. Eur Heart J 2021;42:2439-2454, doi:10.1093/eurheartj/ehab309.
 */
export function score2(given: Score2Inputs, options?: Options): Score2Result {
  const findings = examine(options);
  const values = objectOf(given);
  const region = readChoice(findings, 'region', values.region, regionInput);
  const sex = readSex(findings, values.sex);
  const age = readInteger(findings, 'age', values.age, score2Age);
  const smoker = readBoolean(findings, 'smoker', values.smoker);
  const systolicBpMmHg = readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, riskSystolic);
  const totalCholesterol = readQuantity(findings, 'totalCholesterol', values.totalCholesterol, totalCholesterolMmol);
  const hdl = readQuantity(findings, 'hdl', values.hdl, hdlMmol);
  checkPart(findings, 'hdl', hdl, totalCholesterol);
  if (findings.errors.length > 0 || !region) return refuse('score2', findings);

  const female = sex === 'female';
  const sum = score2Sum(age, smoker, systolicBpMmHg, totalCholesterol, hdl, female);
  const [scale1, scale2] = score2Scales(region, female);
  return answer(
    'score2',
    findings,
    {
      riskPercent: output(score2Formula(sum, female, scale1, scale2), {
        ...score2Output,
        ...bandsAt(age, score2Output),
      }),
    },
    options?.explain
      ? explain(score2Equation, {
          age,
          systolicBpMmHg,
          totalCholesterol,
          hdl,
          sum,
          scale1,
          scale2,
          baselineSurvival: score2Survival[female ? 'women' : 'men'],
        })
      : undefined,
  );
}
