import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { unitlessBandedOutput, unitlessGap } from '../../checks/output.ts';
import { readChoice } from '../../checks/read.ts';
import type { Gap, Options, Output, Result, Shape } from '../../types.ts';

/** For a tube or swollen eyelids: 1 would mean that there was no response. */
export type NotTestable = 'not-testable';

export type GcsInputs = {
  /** Eye opening: 1 none to 4 spontaneous. */
  eye: 1 | 2 | 3 | 4 | NotTestable;
  /** Verbal response: 1 none to 5 oriented. */
  verbal: 1 | 2 | 3 | 4 | 5 | NotTestable;
  /** Best motor response: 1 none to 6 obeys commands. */
  motor: 1 | 2 | 3 | 4 | 5 | 6 | NotTestable;
};

/** Severity of a head injury. */
export type GcsBand = 'severe' | 'moderate' | 'mild';

export type GcsOutputs = {
  /** 3 to 15; a gap when a component could not be tested. */
  score: Output<GcsBand> | Gap;
};

export const gcsShape = {
  equation: 'eye + verbal + motor',
  inputs: {
    eye: {
      kind: 'choice',
      choices: [
        { value: 4, labelKey: 'gcs.eye.4', points: 4 },
        { value: 3, labelKey: 'gcs.eye.3', points: 3 },
        { value: 2, labelKey: 'gcs.eye.2', points: 2 },
        { value: 1, labelKey: 'gcs.eye.1', points: 1 },
        { value: 'not-testable', labelKey: 'gcs.eye.not-testable' },
      ],
      labelKey: 'gcs.eye',
    },
    verbal: {
      kind: 'choice',
      choices: [
        { value: 5, labelKey: 'gcs.verbal.5', points: 5 },
        { value: 4, labelKey: 'gcs.verbal.4', points: 4 },
        { value: 3, labelKey: 'gcs.verbal.3', points: 3 },
        { value: 2, labelKey: 'gcs.verbal.2', points: 2 },
        { value: 1, labelKey: 'gcs.verbal.1', points: 1 },
        { value: 'not-testable', labelKey: 'gcs.verbal.not-testable' },
      ],
      labelKey: 'gcs.verbal',
    },
    motor: {
      kind: 'choice',
      choices: [
        { value: 6, labelKey: 'gcs.motor.6', points: 6 },
        { value: 5, labelKey: 'gcs.motor.5', points: 5 },
        { value: 4, labelKey: 'gcs.motor.4', points: 4 },
        { value: 3, labelKey: 'gcs.motor.3', points: 3 },
        { value: 2, labelKey: 'gcs.motor.2', points: 2 },
        { value: 1, labelKey: 'gcs.motor.1', points: 1 },
        { value: 'not-testable', labelKey: 'gcs.motor.not-testable' },
      ],
      labelKey: 'gcs.motor',
    },
  },
  outputs: {
    score: {
      labelKey: 'gcs.score',
      decimals: 0,
      bands: [
        { code: 'severe', from: 3 },
        { code: 'moderate', from: 9 },
        { code: 'mild', from: 13 },
      ],
      bandsKey: 'gcs.band',
    },
  },
} as const satisfies Shape<GcsInputs, GcsOutputs>;

/**
 * Returns the Glasgow coma scale, unchecked: eyes 1 to 4, verbal 1 to 5, motor 1 to 6.
 *
 * Teasdale G, Jennett B. Lancet 1974;304:81-84, doi:10.1016/S0140-6736(74)91639-0.
 */
export function gcsFormula(eye: number, verbal: number, motor: number): number {
  return eye + verbal + motor;
}

export type GcsResult = Result<'gcs', GcsOutputs>;

const tested = (value: unknown): value is number => typeof value === 'number';

/**
 * Returns the Glasgow coma scale. A component that could not be tested leaves no sum.
 *
 * Teasdale G, Jennett B. Lancet 1974;304:81-84, doi:10.1016/S0140-6736(74)91639-0.
 */
export function gcs(given: GcsInputs, options?: Options): GcsResult {
  const { equation, inputs, outputs } = gcsShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const eye = readChoice(findings, 'eye', values.eye, inputs.eye);
  const verbal = readChoice(findings, 'verbal', values.verbal, inputs.verbal);
  const motor = readChoice(findings, 'motor', values.motor, inputs.motor);
  if (findings.errors) return refusal('gcs', findings.errors);

  if (!tested(eye) || !tested(verbal) || !tested(motor)) {
    return success('gcs', findings, { score: unitlessGap('not-testable', outputs.score) });
  }
  return success(
    'gcs',
    findings,
    { score: unitlessBandedOutput(gcsFormula(eye, verbal, motor), outputs.score) },
    options?.explain && explain(equation, { eye, verbal, motor }),
  );
}
