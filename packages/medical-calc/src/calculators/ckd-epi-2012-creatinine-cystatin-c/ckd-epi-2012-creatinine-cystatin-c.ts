import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { banded } from '../../checks/output.ts';
import { readChoice, readNumber, readOptIn, readQuantity, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './ckd-epi-2012-creatinine-cystatin-c.facts.gen.ts';
import {
  ckdEpi2012CreatinineCystatinCFormula,
  ckdEpi2012CreatinineCystatinCTerms,
} from './ckd-epi-2012-creatinine-cystatin-c.formula.ts';
import type {
  CkdEpi2012CreatinineCystatinCInputs,
  CkdEpi2012CreatinineCystatinCOutputs,
} from './ckd-epi-2012-creatinine-cystatin-c.shape.ts';

export type {
  CkdEpi2012CreatinineCystatinCInputs,
  CkdEpi2012CreatinineCystatinCOutputs,
} from './ckd-epi-2012-creatinine-cystatin-c.shape.ts';
export type CkdEpi2012CreatinineCystatinCResult = Result<
  'ckd-epi-2012-creatinine-cystatin-c',
  CkdEpi2012CreatinineCystatinCOutputs
>;

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
  const values = readInputs(findings, given, facts.inputKeys);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, facts.creatinine);
  const cystatinCMgL = readNumber(findings, 'cystatinCMgL', values.cystatinCMgL, facts.cystatinCMgL);
  const age = readNumber(findings, 'age', values.age, facts.age);
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  const black = readOptIn(findings, 'black', values.black);
  if (findings.errors) return refuse('ckd-epi-2012-creatinine-cystatin-c', findings.errors);

  return answer(
    'ckd-epi-2012-creatinine-cystatin-c',
    findings,
    {
      egfr: banded(
        ckdEpi2012CreatinineCystatinCFormula(creatinine, cystatinCMgL, age, sex === 'female', black),
        facts.egfrOutput,
      ),
    },
    options?.explain &&
      explain(facts.equation, {
        creatinine,
        cystatinCMgL,
        age,
        ...ckdEpi2012CreatinineCystatinCTerms[sex],
        raceFactor: black ? 1.08 : 1,
      }),
  );
}
