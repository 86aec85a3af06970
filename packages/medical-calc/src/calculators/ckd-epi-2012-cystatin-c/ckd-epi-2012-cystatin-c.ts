import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { banded } from '../../checks/output.ts';
import { readChoice, readNumber, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './ckd-epi-2012-cystatin-c.facts.gen.ts';
import { ckdEpi2012CystatinCFormula, ckdEpi2012CystatinCTerms } from './ckd-epi-2012-cystatin-c.formula.ts';
import type { CkdEpi2012CystatinCInputs, CkdEpi2012CystatinCOutputs } from './ckd-epi-2012-cystatin-c.shape.ts';

export type { CkdEpi2012CystatinCInputs, CkdEpi2012CystatinCOutputs } from './ckd-epi-2012-cystatin-c.shape.ts';
export type CkdEpi2012CystatinCResult = Result<'ckd-epi-2012-cystatin-c', CkdEpi2012CystatinCOutputs>;

/**
 * Estimated glomerular filtration rate of an adult, in mL/min per 1.73 m².
 *
 * Inker LA et al. N Engl J Med 2012;367:20-29, doi:10.1056/NEJMoa1114248.
 */
export function ckdEpi2012CystatinC(given: CkdEpi2012CystatinCInputs, options?: Options): CkdEpi2012CystatinCResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const cystatinCMgL = readNumber(findings, 'cystatinCMgL', values.cystatinCMgL, facts.cystatinCMgL);
  const age = readNumber(findings, 'age', values.age, facts.age);
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  if (findings.errors) return refuse('ckd-epi-2012-cystatin-c', findings.errors);

  return answer(
    'ckd-epi-2012-cystatin-c',
    findings,
    { egfr: banded(ckdEpi2012CystatinCFormula(cystatinCMgL, age, sex === 'female'), facts.egfrOutput) },
    options?.explain && explain(facts.equation, { cystatinCMgL, age, ...ckdEpi2012CystatinCTerms[sex] }),
  );
}
