import { counted, explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { plainBanded } from '../../checks/output.ts';
import { readAnswers, readChoice, readNumber, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './cha2ds2-va.facts.gen.ts';
import { cha2ds2VaFormula } from './cha2ds2-va.formula.ts';
import type { Cha2ds2VaInputs, Cha2ds2VaOutputs } from './cha2ds2-va.shape.ts';

export type { Cha2ds2VaBand, Cha2ds2VaInputs, Cha2ds2VaItem, Cha2ds2VaOutputs } from './cha2ds2-va.shape.ts';
export type Cha2ds2VaResult = Result<'cha2ds2-va', Cha2ds2VaOutputs>;

/**
 * CHA2DS2-VA: CHA2DS2-VASc without the point for female sex. No rates were published for it, so none are given.
 *
 * Van Gelder IC et al. 2024 ESC Guidelines. Eur Heart J 2024;45:3314-3414, doi:10.1093/eurheartj/ehae176.
 */
export function cha2ds2Va(given: Cha2ds2VaInputs, options?: Options): Cha2ds2VaResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  readAnswers(findings, values, facts.questions);
  const age = readNumber(findings, 'age', values.age, facts.age);
  readChoice(findings, 'sex', values.sex, sexes);
  if (findings.errors) return refuse('cha2ds2-va', findings.errors);

  const score = cha2ds2VaFormula(values);
  return answer(
    'cha2ds2-va',
    findings,
    { score: plainBanded(score, facts.scoreOutput) },
    options?.explain && explain(facts.equation, { ...counted(values, facts.questions), age }),
  );
}
