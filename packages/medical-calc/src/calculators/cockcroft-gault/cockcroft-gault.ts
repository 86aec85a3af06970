import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readChoice, readNumber, readQuantity, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './cockcroft-gault.facts.gen.ts';
import { cockcroftGaultFormula } from './cockcroft-gault.formula.ts';
import type { CockcroftGaultInputs, CockcroftGaultOutputs } from './cockcroft-gault.shape.ts';

export type { CockcroftGaultInputs, CockcroftGaultOutputs } from './cockcroft-gault.shape.ts';
export type CockcroftGaultResult = Result<'cockcroft-gault', CockcroftGaultOutputs>;

/**
 * Creatinine clearance in mL/min by Cockcroft and Gault, for adults.
 *
 * Cockcroft DW, Gault MH. Nephron 1976;16:31-41, doi:10.1159/000180580.
 */
export function cockcroftGault(given: CockcroftGaultInputs, options?: Options): CockcroftGaultResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const age = readNumber(findings, 'age', values.age, facts.age);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, facts.weightKg);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, facts.creatinine);
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  if (findings.errors) return refuse('cockcroft-gault', findings.errors);

  const female = sex === 'female';
  return answer(
    'cockcroft-gault',
    findings,
    { crclMlMin: output(cockcroftGaultFormula(age, weightKg, creatinine, female), facts.crclMlMinOutput) },
    options?.explain && explain(facts.equation, { age, weightKg, creatinine, sexFactor: female ? 0.85 : 1 }),
  );
}
