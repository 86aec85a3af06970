import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity } from '../../checks/read.ts';
import { readSex } from '../../checks/sex.ts';
import type { Options, Result } from '../../types.ts';
import {
  ckdEpi2021CreatinineCystatinCFormula,
  ckdEpi2021CreatinineCystatinCTerms,
} from './ckd-epi-2021-creatinine-cystatin-c.formula.ts';
import {
  type CkdEpi2021CreatinineCystatinCInputs,
  type CkdEpi2021CreatinineCystatinCOutputs,
  ckdEpi2021CreatinineCystatinCShape,
} from './ckd-epi-2021-creatinine-cystatin-c.shape.ts';

export type {
  CkdEpi2021CreatinineCystatinCInputs,
  CkdEpi2021CreatinineCystatinCOutputs,
} from './ckd-epi-2021-creatinine-cystatin-c.shape.ts';
export type CkdEpi2021CreatinineCystatinCResult = Result<
  'ckd-epi-2021-creatinine-cystatin-c',
  CkdEpi2021CreatinineCystatinCOutputs
>;

const { equation, inputs, outputs } = ckdEpi2021CreatinineCystatinCShape;

/**
 * Estimated glomerular filtration rate of an adult, in mL/min per 1.73 m².
 *
 * Inker LA et al. N Engl J Med 2021;385:1737-1749, doi:10.1056/NEJMoa2102953.
 */
export function ckdEpi2021CreatinineCystatinC(
  given: CkdEpi2021CreatinineCystatinCInputs,
  options?: Options,
): CkdEpi2021CreatinineCystatinCResult {
  const findings = examine(options);
  const values = objectOf(given);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, inputs.creatinine);
  const cystatinCMgL = readNumber(findings, 'cystatinCMgL', values.cystatinCMgL, inputs.cystatinCMgL);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const sex = readSex(findings, values.sex);
  if (findings.errors.length > 0) return refuse('ckd-epi-2021-creatinine-cystatin-c', findings);

  return answer(
    'ckd-epi-2021-creatinine-cystatin-c',
    findings,
    {
      egfr: output(ckdEpi2021CreatinineCystatinCFormula(creatinine, cystatinCMgL, age, sex === 'female'), outputs.egfr),
    },
    options?.explain
      ? explain(equation, { creatinine, cystatinCMgL, age, ...ckdEpi2021CreatinineCystatinCTerms[sex ?? 'male'] })
      : undefined,
  );
}
