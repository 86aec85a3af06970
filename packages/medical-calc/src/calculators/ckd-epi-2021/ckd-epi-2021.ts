import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { banded } from '../../checks/output.ts';
import { readChoice, readNumber, readQuantity, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './ckd-epi-2021.facts.gen.ts';
import { ckdEpi2021Formula, ckdEpi2021Terms } from './ckd-epi-2021.formula.ts';
import type { CkdEpi2021Inputs, CkdEpi2021Outputs } from './ckd-epi-2021.shape.ts';

export type { CkdEpi2021Inputs, CkdEpi2021Outputs } from './ckd-epi-2021.shape.ts';
export type CkdEpi2021Result = Result<'ckd-epi-2021', CkdEpi2021Outputs>;

/**
 * Estimated glomerular filtration rate of an adult, in mL/min per 1.73 m².
 *
 * Inker LA et al. N Engl J Med 2021;385:1737-1749, doi:10.1056/NEJMoa2102953.
 */
export function ckdEpi2021(given: CkdEpi2021Inputs, options?: Options): CkdEpi2021Result {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, facts.creatinine);
  const age = readNumber(findings, 'age', values.age, facts.age);
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  if (findings.errors) return refuse('ckd-epi-2021', findings.errors);

  return answer(
    'ckd-epi-2021',
    findings,
    { egfr: banded(ckdEpi2021Formula(creatinine, age, sex === 'female'), facts.egfrOutput) },
    options?.explain && explain(facts.equation, { creatinine, age, ...ckdEpi2021Terms[sex] }),
  );
}
