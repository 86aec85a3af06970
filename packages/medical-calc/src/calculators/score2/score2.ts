import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { checkHdl } from '../../checks/limits.ts';
import { banded, bandsAt } from '../../checks/output.ts';
import { readBoolean, readChoice, readInteger, readNumber, readQuantity, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './score2.facts.gen.ts';
import { score2Formula, score2Scales, score2Sum, score2Survival } from './score2.formula.ts';
import type { Score2Inputs, Score2Outputs } from './score2.shape.ts';

export type { Score2Band, Score2Inputs, Score2Outputs } from './score2.shape.ts';
export type Score2Result = Result<'score2', Score2Outputs>;

/**
 * SCORE2: a first heart attack, stroke or cardiovascular death within ten years, for people from 40 to 69 without diabetes.
 *
 * SCORE2 working group. Eur Heart J 2021;42:2439-2454, doi:10.1093/eurheartj/ehab309.
 */
export function score2(given: Score2Inputs, options?: Options): Score2Result {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const region = readChoice(findings, 'region', values.region, facts.region);
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  const age = readInteger(findings, 'age', values.age, facts.age);
  const smoker = readBoolean(findings, 'smoker', values.smoker);
  const systolicBpMmHg = readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, facts.systolicBpMmHg);
  const totalCholesterol = readQuantity(findings, 'totalCholesterol', values.totalCholesterol, facts.totalCholesterol);
  const hdl = readQuantity(findings, 'hdl', values.hdl, facts.hdl);
  checkHdl(findings, hdl, totalCholesterol);
  if (findings.errors) return refuse('score2', findings.errors);

  const female = sex === 'female';
  const sum = score2Sum(age, smoker, systolicBpMmHg, totalCholesterol, hdl, female);
  const [scale1, scale2] = score2Scales(region, female);
  return answer(
    'score2',
    findings,
    {
      riskPercent: banded(score2Formula(sum, female, scale1, scale2), bandsAt(age, facts.riskPercentOutput)),
    },
    options?.explain &&
      explain(facts.equation, {
        age,
        smoker: Number(smoker),
        systolicBpMmHg,
        totalCholesterol,
        hdl,
        sum,
        scale1,
        scale2,
        baselineSurvival: score2Survival[female ? 'women' : 'men'],
      }),
  );
}
