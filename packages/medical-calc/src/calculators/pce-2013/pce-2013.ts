import { riskCholesterol, riskHdl, riskSystolic } from '../../checks/cardiovascular.ts';
import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { checkPart } from '../../checks/limits.ts';
import { output } from '../../checks/output.ts';
import { readBoolean, readChoice, readNumber, readQuantity } from '../../checks/read.ts';
import { readSex } from '../../checks/sex.ts';
import type { Options, Result } from '../../types.ts';
import { pce2013Formula, pce2013Group, pce2013Sum } from './pce-2013.formula.ts';
import {
  type Pce2013Inputs,
  type Pce2013Outputs,
  pce2013Age,
  pce2013Equation,
  pce2013Output,
  pce2013Race,
} from './pce-2013.shape.ts';

export type { Pce2013Band, Pce2013Inputs, Pce2013Outputs } from './pce-2013.shape.ts';
export type Pce2013Result = Result<'pce-2013', Pce2013Outputs>;

/**
 * Pooled cohort equations: the risk of a first heart attack, stroke or coronary death within ten years.
 *
 * Goff DC Jr et al. Circulation 2014;129(25 Suppl 2):S49-S73, doi:10.1161/01.cir.0000437741.48606.98.
 */
export function pce2013(given: Pce2013Inputs, options?: Options): Pce2013Result {
  const findings = examine(options);
  const values = objectOf(given);
  const sex = readSex(findings, values.sex);
  const race = readChoice(findings, 'race', values.race, pce2013Race);
  const age = readNumber(findings, 'age', values.age, pce2013Age);
  const totalCholesterol = readQuantity(findings, 'totalCholesterol', values.totalCholesterol, riskCholesterol);
  const hdl = readQuantity(findings, 'hdl', values.hdl, riskHdl);
  const systolicBpMmHg = readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, riskSystolic);
  const bpTreated = readBoolean(findings, 'bpTreated', values.bpTreated);
  const smoker = readBoolean(findings, 'smoker', values.smoker);
  const diabetes = readBoolean(findings, 'diabetes', values.diabetes);
  checkPart(findings, 'hdl', hdl, totalCholesterol);
  if (findings.errors.length > 0) return refuse('pce-2013', findings);

  const group = pce2013Group(sex === 'female', race === 'black');
  const terms = pce2013Sum(group, age, totalCholesterol, hdl, systolicBpMmHg, bpTreated, smoker, diabetes);
  return answer(
    'pce-2013',
    findings,
    { riskPercent: output(pce2013Formula(terms.sum, terms.mean, terms.baselineSurvival), pce2013Output) },
    options?.explain ? explain(pce2013Equation, { age, totalCholesterol, hdl, systolicBpMmHg, ...terms }) : undefined,
  );
}
