import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { plainBanded, plainGap } from '../../checks/output.ts';
import { readChoice } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './gcs.facts.gen.ts';
import { gcsFormula } from './gcs.formula.ts';
import type { GcsInputs, GcsOutputs } from './gcs.shape.ts';

export type { GcsBand, GcsInputs, GcsOutputs, NotTestable } from './gcs.shape.ts';
export type GcsResult = Result<'gcs', GcsOutputs>;

const tested = (value: unknown): value is number => typeof value === 'number';

/**
 * Glasgow coma scale. A part that could not be tested leaves no sum.
 *
 * Teasdale G, Jennett B. Lancet 1974;304:81-84, doi:10.1016/S0140-6736(74)91639-0.
 */
export function gcs(given: GcsInputs, options?: Options): GcsResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const eye = readChoice(findings, 'eye', values.eye, facts.eye);
  const verbal = readChoice(findings, 'verbal', values.verbal, facts.verbal);
  const motor = readChoice(findings, 'motor', values.motor, facts.motor);
  if (findings.errors) return refuse('gcs', findings.errors);

  if (!tested(eye) || !tested(verbal) || !tested(motor)) {
    return answer('gcs', findings, { score: plainGap('not-testable', facts.scoreOutput) });
  }
  return answer(
    'gcs',
    findings,
    { score: plainBanded(gcsFormula(eye, verbal, motor), facts.scoreOutput) },
    options?.explain && explain(facts.equation, { eye, verbal, motor }),
  );
}
