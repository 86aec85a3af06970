import { readDevineHeight } from '../../checks/devine.ts';
import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readSex } from '../../checks/sex.ts';
import type { Options, Result } from '../../types.ts';
import { ibwDevineFormula } from './ibw-devine.formula.ts';
import { type IbwDevineInputs, type IbwDevineOutputs, ibwDevineShape } from './ibw-devine.shape.ts';

export type { IbwDevineInputs, IbwDevineOutputs } from './ibw-devine.shape.ts';
export type IbwDevineResult = Result<'ibw-devine', IbwDevineOutputs>;

const { equation, outputs } = ibwDevineShape;

/**
 * Ideal body weight in kg by Devine, for adults. Below 152.4 cm, where the line starts, it says so.
 *
 * Devine BJ. Drug Intell Clin Pharm 1974;8:650-655.
 */
export function ibwDevine(given: IbwDevineInputs, options?: Options): IbwDevineResult {
  const findings = examine(options);
  const values = objectOf(given);
  const heightCm = readDevineHeight(findings, values.heightCm);
  const sex = readSex(findings, values.sex);
  if (findings.errors.length > 0) return refuse('ibw-devine', findings);

  const female = sex === 'female';
  return answer(
    'ibw-devine',
    findings,
    { ibwKg: output(ibwDevineFormula(heightCm, female), outputs.ibwKg) },
    options?.explain ? explain(equation, { base: female ? 45.5 : 50, heightCm }) : undefined,
  );
}
