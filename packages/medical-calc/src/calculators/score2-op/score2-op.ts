import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { checkHdl } from '../../checks/limits.ts';
import { banded } from '../../checks/output.ts';
import { readBoolean, readChoice, readInteger, readNumber, readQuantity, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './score2-op.facts.gen.ts';
import { score2OpBaseline, score2OpFormula, score2OpScales, score2OpSum } from './score2-op.formula.ts';
import type { Score2OpInputs, Score2OpOutputs } from './score2-op.shape.ts';

export type { Score2OpBand, Score2OpInputs, Score2OpOutputs } from './score2-op.shape.ts';
export type Score2OpResult = Result<'score2-op', Score2OpOutputs>;

/**
 * SCORE2-OP: a first heart attack, stroke or cardiovascular death within ten years, for people from 70 without diabetes.
 *
 * SCORE2-OP working group. Eur Heart J 2021;42:2455-2467, doi:10.1093/eurheartj/ehab312.
 */
export function score2Op(given: Score2OpInputs, options?: Options): Score2OpResult {
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
  if (findings.errors) return refuse('score2-op', findings.errors);

  const female = sex === 'female';
  const sum = score2OpSum(age, smoker, systolicBpMmHg, totalCholesterol, hdl, female);
  const [scale1, scale2] = score2OpScales(region, female);
  return answer(
    'score2-op',
    findings,
    { riskPercent: banded(score2OpFormula(sum, female, scale1, scale2), facts.riskPercentOutput) },
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
        ...score2OpBaseline(female),
      }),
  );
}
