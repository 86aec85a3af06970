import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity, readSwitch } from '../../checks/read.ts';
import { readSex } from '../../checks/sex.ts';
import type { Options, Result } from '../../types.ts';
import {
  ckdEpi2012CreatinineCystatinCFormula,
  ckdEpi2012CreatinineCystatinCTerms,
} from './ckd-epi-2012-creatinine-cystatin-c.formula.ts';
import {
  type CkdEpi2012CreatinineCystatinCInputs,
  type CkdEpi2012CreatinineCystatinCOutputs,
  ckdEpi2012CreatinineCystatinCShape,
} from './ckd-epi-2012-creatinine-cystatin-c.shape.ts';

export type {
  CkdEpi2012CreatinineCystatinCInputs,
  CkdEpi2012CreatinineCystatinCOutputs,
} from './ckd-epi-2012-creatinine-cystatin-c.shape.ts';
export type CkdEpi2012CreatinineCystatinCResult = Result<
  'ckd-epi-2012-creatinine-cystatin-c',
  CkdEpi2012CreatinineCystatinCOutputs
>;

const { equation, inputs, outputs } = ckdEpi2012CreatinineCystatinCShape;

/**
 * Estimated glomerular filtration rate of an adult, in mL/min per 1.73 m².
 *
 * Inker LA et al. N Engl J Med 2012;367:20-29, doi:10.1056/NEJMoa1114248.
 */
export function ckdEpi2012CreatinineCystatinC(
  given: CkdEpi2012CreatinineCystatinCInputs,
  options?: Options,
): CkdEpi2012CreatinineCystatinCResult {
  const findings = examine(options);
  const values = objectOf(given);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, inputs.creatinine);
  const cystatinCMgL = readNumber(findings, 'cystatinCMgL', values.cystatinCMgL, inputs.cystatinCMgL);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const sex = readSex(findings, values.sex);
  const black = readSwitch(findings, 'black', values.black);
  if (findings.errors.length > 0) return refuse('ckd-epi-2012-creatinine-cystatin-c', findings);

  return answer(
    'ckd-epi-2012-creatinine-cystatin-c',
    findings,
    {
      egfr: output(
        ckdEpi2012CreatinineCystatinCFormula(creatinine, cystatinCMgL, age, sex === 'female', black),
        outputs.egfr,
      ),
    },
    options?.explain
      ? explain(equation, {
          creatinine,
          cystatinCMgL,
          age,
          ...ckdEpi2012CreatinineCystatinCTerms[sex ?? 'male'],
          raceFactor: black ? 1.08 : 1,
        })
      : undefined,
  );
}
