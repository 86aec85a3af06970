import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { banded } from '../../checks/output.ts';
import { readChoice, readNumber, readOptIn, readQuantity, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './ckd-epi-2009.facts.gen.ts';
import { ckdEpi2009Formula, ckdEpi2009Terms } from './ckd-epi-2009.formula.ts';
import type { CkdEpi2009Inputs, CkdEpi2009Outputs } from './ckd-epi-2009.shape.ts';

export type { CkdEpi2009Inputs, CkdEpi2009Outputs } from './ckd-epi-2009.shape.ts';
export type CkdEpi2009Result = Result<'ckd-epi-2009', CkdEpi2009Outputs>;

/**
 * Estimated glomerular filtration rate of an adult, in mL/min per 1.73 m².
 *
 * Levey AS et al. Ann Intern Med 2009;150:604-612, doi:10.7326/0003-4819-150-9-200905050-00006.
 */
export function ckdEpi2009(given: CkdEpi2009Inputs, options?: Options): CkdEpi2009Result {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, facts.creatinine);
  const age = readNumber(findings, 'age', values.age, facts.age);
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  const black = readOptIn(findings, 'black', values.black);
  if (findings.errors) return refuse('ckd-epi-2009', findings.errors);

  return answer(
    'ckd-epi-2009',
    findings,
    { egfr: banded(ckdEpi2009Formula(creatinine, age, sex === 'female', black), facts.egfrOutput) },
    options?.explain &&
      explain(facts.equation, { creatinine, age, ...ckdEpi2009Terms[sex], raceFactor: black ? 1.159 : 1 }),
  );
}
