import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { gap, output } from '../../checks/output.ts';
import { readChoice } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { gcsFormula } from './gcs.formula.ts';
import {
  type GcsInputs,
  type GcsOutputs,
  gcsEquation,
  gcsEye,
  gcsMotor,
  gcsVerbal,
  gcsOutputs as outputs,
} from './gcs.shape.ts';

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
  const values = objectOf(given);
  const eye = readChoice(findings, 'eye', values.eye, gcsEye);
  const verbal = readChoice(findings, 'verbal', values.verbal, gcsVerbal);
  const motor = readChoice(findings, 'motor', values.motor, gcsMotor);
  if (findings.errors.length > 0) return refuse('gcs', findings);

  if (!tested(eye) || !tested(verbal) || !tested(motor)) {
    return answer('gcs', findings, { score: gap('not-testable', outputs.score) });
  }
  return answer(
    'gcs',
    findings,
    { score: output(gcsFormula(eye, verbal, motor), outputs.score) },
    options?.explain ? explain(gcsEquation, { eye, verbal, motor }) : undefined,
  );
}
