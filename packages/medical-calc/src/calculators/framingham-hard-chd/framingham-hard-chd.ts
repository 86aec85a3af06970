import { riskCholesterol, riskHdl, riskSystolic } from '../../checks/cardiovascular.ts';
import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { checkPart } from '../../checks/limits.ts';
import { output } from '../../checks/output.ts';
import { readBoolean, readNumber, readQuantity } from '../../checks/read.ts';
import { readSex } from '../../checks/sex.ts';
import type { Options, Result } from '../../types.ts';
import {
  framinghamHardChdFormula,
  framinghamHardChdSum,
  framinghamHardChdSurvival,
} from './framingham-hard-chd.formula.ts';
import {
  type FraminghamHardChdInputs,
  type FraminghamHardChdOutputs,
  framinghamHardChdAge,
  framinghamHardChdEquation,
  framinghamHardChdOutput,
} from './framingham-hard-chd.shape.ts';

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
  const values = objectOf(given);
  const sex = readSex(findings, values.sex);
  const age = readNumber(findings, 'age', values.age, framinghamHardChdAge);
  const totalCholesterol = readQuantity(findings, 'totalCholesterol', values.totalCholesterol, riskCholesterol);
  const hdl = readQuantity(findings, 'hdl', values.hdl, riskHdl);
  const systolicBpMmHg = readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, riskSystolic);
  const bpTreated = readBoolean(findings, 'bpTreated', values.bpTreated);
  const smoker = readBoolean(findings, 'smoker', values.smoker);
  checkPart(findings, 'hdl', hdl, totalCholesterol);
  if (findings.errors.length > 0) return refuse('framingham-hard-chd', findings);

  const female = sex === 'female';
  const sum = framinghamHardChdSum(age, totalCholesterol, hdl, systolicBpMmHg, bpTreated, smoker, female);
  return answer(
    'framingham-hard-chd',
    findings,
    { riskPercent: output(framinghamHardChdFormula(sum, female), framinghamHardChdOutput) },
    options?.explain
      ? explain(framinghamHardChdEquation, {
          age,
          totalCholesterol,
          hdl,
          systolicBpMmHg,
          sum,
          baselineSurvival: framinghamHardChdSurvival[female ? 'women' : 'men'],
        })
      : undefined,
  );
}
