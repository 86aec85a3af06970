import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { checkHdl } from '../../checks/limits.ts';
import { banded } from '../../checks/output.ts';
import { readBoolean, readChoice, readNumber, readQuantity, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './framingham-hard-chd.facts.gen.ts';
import {
  framinghamHardChdFormula,
  framinghamHardChdSum,
  framinghamHardChdSurvival,
} from './framingham-hard-chd.formula.ts';
import type { FraminghamHardChdInputs, FraminghamHardChdOutputs } from './framingham-hard-chd.shape.ts';

export type {
  FraminghamHardChdBand,
  FraminghamHardChdInputs,
  FraminghamHardChdOutputs,
} from './framingham-hard-chd.shape.ts';
export type FraminghamHardChdResult = Result<'framingham-hard-chd', FraminghamHardChdOutputs>;

/**
 * The risk of a heart attack or of death from coronary disease within ten years, for people without either and without
 * diabetes.
 *
 * NCEP ATP III final report. Circulation 2002;106:3143-3421, doi:10.1161/circ.106.25.3143.
 */
export function framinghamHardChd(given: FraminghamHardChdInputs, options?: Options): FraminghamHardChdResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  const age = readNumber(findings, 'age', values.age, facts.age);
  const totalCholesterol = readQuantity(findings, 'totalCholesterol', values.totalCholesterol, facts.totalCholesterol);
  const hdl = readQuantity(findings, 'hdl', values.hdl, facts.hdl);
  const systolicBpMmHg = readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, facts.systolicBpMmHg);
  const bpTreated = readBoolean(findings, 'bpTreated', values.bpTreated);
  const smoker = readBoolean(findings, 'smoker', values.smoker);
  checkHdl(findings, hdl, totalCholesterol);
  if (findings.errors) return refuse('framingham-hard-chd', findings.errors);

  const female = sex === 'female';
  const sum = framinghamHardChdSum(age, totalCholesterol, hdl, systolicBpMmHg, bpTreated, smoker, female);
  return answer(
    'framingham-hard-chd',
    findings,
    { riskPercent: banded(framinghamHardChdFormula(sum, female), facts.riskPercentOutput) },
    options?.explain &&
      explain(facts.equation, {
        age,
        totalCholesterol,
        hdl,
        systolicBpMmHg,
        bpTreated: Number(bpTreated),
        smoker: Number(smoker),
        sum,
        baselineSurvival: framinghamHardChdSurvival[female ? 'women' : 'men'],
      }),
  );
}
