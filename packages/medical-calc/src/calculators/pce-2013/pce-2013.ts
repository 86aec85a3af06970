import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { checkHdl } from '../../checks/limits.ts';
import { banded } from '../../checks/output.ts';
import { readBoolean, readChoice, readNumber, readQuantity, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './pce-2013.facts.gen.ts';
import { pce2013Formula, pce2013Group, pce2013Sum } from './pce-2013.formula.ts';
import type { Pce2013Inputs, Pce2013Outputs } from './pce-2013.shape.ts';

export type { Pce2013Band, Pce2013Inputs, Pce2013Outputs } from './pce-2013.shape.ts';
export type Pce2013Result = Result<'pce-2013', Pce2013Outputs>;

/**
 * Pooled cohort equations: the risk of a first heart attack, stroke or coronary death within ten years.
 *
 * Goff DC Jr et al. Circulation 2014;129(25 Suppl 2):S49-S73, doi:10.1161/01.cir.0000437741.48606.98.
 */
export function pce2013(given: Pce2013Inputs, options?: Options): Pce2013Result {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  const race = readChoice(findings, 'race', values.race, facts.race);
  const age = readNumber(findings, 'age', values.age, facts.age);
  const totalCholesterol = readQuantity(findings, 'totalCholesterol', values.totalCholesterol, facts.totalCholesterol);
  const hdl = readQuantity(findings, 'hdl', values.hdl, facts.hdl);
  const systolicBpMmHg = readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, facts.systolicBpMmHg);
  const bpTreated = readBoolean(findings, 'bpTreated', values.bpTreated);
  const smoker = readBoolean(findings, 'smoker', values.smoker);
  const diabetes = readBoolean(findings, 'diabetes', values.diabetes);
  checkHdl(findings, hdl, totalCholesterol);
  if (findings.errors) return refuse('pce-2013', findings.errors);

  const group = pce2013Group(sex === 'female', race === 'black');
  const { sum, mean, baselineSurvival } = pce2013Sum(
    group,
    age,
    totalCholesterol,
    hdl,
    systolicBpMmHg,
    bpTreated,
    smoker,
    diabetes,
  );
  return answer(
    'pce-2013',
    findings,
    { riskPercent: banded(pce2013Formula(sum, mean, baselineSurvival), facts.riskPercentOutput) },
    options?.explain &&
      explain(facts.equation, {
        age,
        totalCholesterol,
        hdl,
        systolicBpMmHg,
        bpTreated: Number(bpTreated),
        smoker: Number(smoker),
        diabetes: Number(diabetes),
        sum,
        mean,
        baselineSurvival,
      }),
  );
}
