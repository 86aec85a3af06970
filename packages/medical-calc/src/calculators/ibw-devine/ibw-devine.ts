import { readDevineHeight } from '../../checks/devine.ts';
import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readChoice, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './ibw-devine.facts.gen.ts';
import { ibwDevineFormula } from './ibw-devine.formula.ts';
import type { IbwDevineInputs, IbwDevineOutputs } from './ibw-devine.shape.ts';

export type { IbwDevineInputs, IbwDevineOutputs } from './ibw-devine.shape.ts';
export type IbwDevineResult = Result<'ibw-devine', IbwDevineOutputs>;

/**
 * Ideal body weight in kg by Devine, for adults. Below 152.4 cm, where the line starts, it says so.
 *
 * Devine BJ. Drug Intell Clin Pharm 1974;8:650-655.
 */
export function ibwDevine(given: IbwDevineInputs, options?: Options): IbwDevineResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const heightCm = readDevineHeight(findings, values.heightCm, facts.heightCm);
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  if (findings.errors) return refuse('ibw-devine', findings.errors);

  const female = sex === 'female';
  return answer(
    'ibw-devine',
    findings,
    { ibwKg: output(ibwDevineFormula(heightCm, female), facts.ibwKgOutput) },
    options?.explain && explain(facts.equation, { base: female ? 45.5 : 50, heightCm }),
  );
}
