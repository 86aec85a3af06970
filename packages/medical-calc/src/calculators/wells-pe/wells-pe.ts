import { counted, explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readAnswers, readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { wellsPeFormula } from './wells-pe.formula.ts';
import {
  wellsPeOutputs as outputs,
  type WellsPeInputs,
  type WellsPeOutputs,
  wellsPeEquation,
  wellsPeHeartRate,
  wellsPeItems,
} from './wells-pe.shape.ts';

export type { WellsPeBand, WellsPeInputs, WellsPeItem, WellsPeOutputs } from './wells-pe.shape.ts';
export type WellsPeResult = Result<'wells-pe', WellsPeOutputs>;

/**
 * Wells score for pulmonary embolism, with two levels.
 *
 * Wells PS et al. Thromb Haemost 2000;83:416-420, doi:10.1055/s-0037-1613830.
 */
export function wellsPe(given: WellsPeInputs, options?: Options): WellsPeResult {
  const findings = examine(options);
  const values = objectOf(given);
  const answers = readAnswers(findings, values, wellsPeItems);
  const heartRate = readNumber(findings, 'heartRate', values.heartRate, wellsPeHeartRate);
  if (findings.errors.length > 0) return refuse('wells-pe', findings);

  return answer(
    'wells-pe',
    findings,
    { score: output(wellsPeFormula({ ...answers, heartRate }), outputs.score) },
    options?.explain ? explain(wellsPeEquation, { ...counted(answers), heartRate }) : undefined,
  );
}
