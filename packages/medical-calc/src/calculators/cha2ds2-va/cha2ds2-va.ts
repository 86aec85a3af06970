import { counted, explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readAnswers, readNumber } from '../../checks/read.ts';
import { readSex } from '../../checks/sex.ts';
import type { Options, Result } from '../../types.ts';
import { cha2ds2VaFormula } from './cha2ds2-va.formula.ts';
import {
  type Cha2ds2VaInputs,
  type Cha2ds2VaOutputs,
  cha2ds2VaAge,
  cha2ds2VaEquation,
  cha2ds2VaItems,
  cha2ds2VaOutputs as outputs,
} from './cha2ds2-va.shape.ts';

export type { Cha2ds2VaBand, Cha2ds2VaInputs, Cha2ds2VaItem, Cha2ds2VaOutputs } from './cha2ds2-va.shape.ts';
export type Cha2ds2VaResult = Result<'cha2ds2-va', Cha2ds2VaOutputs>;

/**
 * CHA2DS2-VA: CHA2DS2-VASc without the point for female sex. No rates were published for it, so none are given.
 *
 * Van Gelder IC et al. 2024 ESC Guidelines. Eur Heart J 2024;45:3314-3414, doi:10.1093/eurheartj/ehae176.
 */
export function cha2ds2Va(given: Cha2ds2VaInputs, options?: Options): Cha2ds2VaResult {
  const findings = examine(options);
  const values = objectOf(given);
  const answers = readAnswers(findings, values, cha2ds2VaItems);
  const age = readNumber(findings, 'age', values.age, cha2ds2VaAge);
  const sex = readSex(findings, values.sex);
  if (findings.errors.length > 0 || !sex) return refuse('cha2ds2-va', findings);

  const score = cha2ds2VaFormula({ ...answers, age, sex });
  return answer(
    'cha2ds2-va',
    findings,
    { score: output(score, outputs.score) },
    options?.explain ? explain(cha2ds2VaEquation, { ...counted(answers), age }) : undefined,
  );
}
