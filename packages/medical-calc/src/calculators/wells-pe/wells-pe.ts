import { counted, explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { plainBanded } from '../../checks/output.ts';
import { readAnswers, readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './wells-pe.facts.gen.ts';
import { wellsPeFormula } from './wells-pe.formula.ts';
import type { WellsPeInputs, WellsPeOutputs } from './wells-pe.shape.ts';

export type { WellsPeBand, WellsPeInputs, WellsPeItem, WellsPeOutputs } from './wells-pe.shape.ts';
export type WellsPeResult = Result<'wells-pe', WellsPeOutputs>;

/**
 * Wells score for pulmonary embolism, with two levels.
 *
 * Wells PS et al. Thromb Haemost 2000;83:416-420, doi:10.1055/s-0037-1613830.
 */
export function wellsPe(given: WellsPeInputs, options?: Options): WellsPeResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  readAnswers(findings, values, facts.questions);
  const heartRate = readNumber(findings, 'heartRate', values.heartRate, facts.heartRate);
  if (findings.errors) return refuse('wells-pe', findings.errors);

  return answer(
    'wells-pe',
    findings,
    { score: plainBanded(wellsPeFormula(values), facts.scoreOutput) },
    options?.explain && explain(facts.equation, { ...counted(values, facts.questions), heartRate }),
  );
}
