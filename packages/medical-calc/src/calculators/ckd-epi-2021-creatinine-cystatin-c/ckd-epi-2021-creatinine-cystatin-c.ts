import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { banded } from '../../checks/output.ts';
import { readChoice, readNumber, readQuantity, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './ckd-epi-2021-creatinine-cystatin-c.facts.gen.ts';
import {
  ckdEpi2021CreatinineCystatinCFormula,
  ckdEpi2021CreatinineCystatinCTerms,
} from './ckd-epi-2021-creatinine-cystatin-c.formula.ts';
import type {
  CkdEpi2021CreatinineCystatinCInputs,
  CkdEpi2021CreatinineCystatinCOutputs,
} from './ckd-epi-2021-creatinine-cystatin-c.shape.ts';

export type {
  CkdEpi2021CreatinineCystatinCInputs,
  CkdEpi2021CreatinineCystatinCOutputs,
} from './ckd-epi-2021-creatinine-cystatin-c.shape.ts';
export type CkdEpi2021CreatinineCystatinCResult = Result<
  'ckd-epi-2021-creatinine-cystatin-c',
  CkdEpi2021CreatinineCystatinCOutputs
>;

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
  const values = readInputs(findings, given, facts.inputKeys);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, facts.creatinine);
  const cystatinCMgL = readNumber(findings, 'cystatinCMgL', values.cystatinCMgL, facts.cystatinCMgL);
  const age = readNumber(findings, 'age', values.age, facts.age);
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  if (findings.errors) return refuse('ckd-epi-2021-creatinine-cystatin-c', findings.errors);

  return answer(
    'ckd-epi-2021-creatinine-cystatin-c',
    findings,
    {
      egfr: banded(
        ckdEpi2021CreatinineCystatinCFormula(creatinine, cystatinCMgL, age, sex === 'female'),
        facts.egfrOutput,
      ),
    },
    options?.explain &&
      explain(facts.equation, { creatinine, cystatinCMgL, age, ...ckdEpi2021CreatinineCystatinCTerms[sex] }),
  );
}
