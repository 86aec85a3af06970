import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity } from '../../checks/read.ts';
import { readSex } from '../../checks/sex.ts';
import type { Options, Result } from '../../types.ts';
import { ckdEpi2021Formula, ckdEpi2021Terms } from './ckd-epi-2021.formula.ts';
import { type CkdEpi2021Inputs, type CkdEpi2021Outputs, ckdEpi2021Shape } from './ckd-epi-2021.shape.ts';

export type { CkdEpi2021Inputs, CkdEpi2021Outputs } from './ckd-epi-2021.shape.ts';
export type CkdEpi2021Result = Result<'ckd-epi-2021', CkdEpi2021Outputs>;

const { equation, inputs, outputs } = ckdEpi2021Shape;

/**
 * Estimated glomerular filtration rate of an adult, in mL/min per 1.73 m².
 *
 * Inker LA et al. N Engl J Med 2021;385:1737-1749, doi:10.1056/NEJMoa2102953.
 */
export function ckdEpi2021(given: CkdEpi2021Inputs, options?: Options): CkdEpi2021Result {
  const findings = examine(options);
  const values = objectOf(given);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, inputs.creatinine);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const sex = readSex(findings, values.sex);
  if (findings.errors.length > 0) return refuse('ckd-epi-2021', findings);

  return answer(
    'ckd-epi-2021',
    findings,
    { egfr: output(ckdEpi2021Formula(creatinine, age, sex === 'female'), outputs.egfr) },
    options?.explain ? explain(equation, { creatinine, age, ...ckdEpi2021Terms[sex ?? 'male'] }) : undefined,
  );
}
