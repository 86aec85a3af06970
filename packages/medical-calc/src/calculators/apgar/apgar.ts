import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { unitlessBandedOutput } from '../../checks/output.ts';
import { readChoice } from '../../checks/read.ts';
import type { ChoiceInput, Options, Output, Result, Shape } from '../../types.ts';

export type ApgarInputs = {
  /** Colour of the skin. */
  appearance: ApgarPoints;
  /** Heart rate. */
  pulse: ApgarPoints;
  /** Reaction to stimuli. */
  grimace: ApgarPoints;
  /** Muscle tone. */
  activity: ApgarPoints;
  /** Breathing. */
  respiration: ApgarPoints;
};

/** Interpretation of the score after five minutes. */
export type ApgarBand = 'low' | 'moderately-abnormal' | 'reassuring';

export type ApgarOutputs = {
  /** 0 to 10. */
  score: Output<ApgarBand>;
};

const sign = <const Key extends string>(labelKey: Key) =>
  ({
    kind: 'choice',
    labelKey,
    choices: [
      { value: 0, labelKey: `${labelKey}.0`, points: 0 },
      { value: 1, labelKey: `${labelKey}.1`, points: 1 },
      { value: 2, labelKey: `${labelKey}.2`, points: 2 },
    ],
  }) as const satisfies ChoiceInput;

export const apgarShape = /* @__PURE__ */ (() =>
  ({
    equation: 'appearance + pulse + grimace + activity + respiration',
    inputs: {
      appearance: sign('apgar.appearance'),
      pulse: sign('apgar.pulse'),
      grimace: sign('apgar.grimace'),
      activity: sign('apgar.activity'),
      respiration: sign('apgar.respiration'),
    },
    outputs: {
      score: {
        labelKey: 'apgar.score',
        decimals: 0,
        bands: [
          { code: 'low', from: 0 },
          { code: 'moderately-abnormal', from: 4 },
          { code: 'reassuring', from: 7 },
        ],
        bandsKey: 'apgar.band',
      },
    },
  }) as const satisfies Shape<ApgarInputs, ApgarOutputs>)();

/** Points of one sign. */
export type ApgarPoints = 0 | 1 | 2;

/**
 * Returns the Apgar score, unchecked: 0, 1 or 2 points for each of the five signs.
 *
 * Apgar V. Curr Res Anesth Analg 1953;32:260-267, doi:10.1213/ANE.0b013e31829bdc5c.
 */
export function apgarFormula(
  appearance: ApgarPoints,
  pulse: ApgarPoints,
  grimace: ApgarPoints,
  activity: ApgarPoints,
  respiration: ApgarPoints,
): number {
  return appearance + pulse + grimace + activity + respiration;
}

export type ApgarResult = Result<'apgar', ApgarOutputs>;

/**
 * Returns the Apgar score of a newborn. A sign that was not assessed is missing, not 0.
 *
 * Apgar V. Curr Res Anesth Analg 1953;32:260-267, doi:10.1213/ANE.0b013e31829bdc5c.
 */
export function apgar(given: ApgarInputs, options?: Options): ApgarResult {
  const { equation, inputs, outputs } = apgarShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const appearance = readChoice(findings, 'appearance', values.appearance, inputs.appearance);
  const pulse = readChoice(findings, 'pulse', values.pulse, inputs.pulse);
  const grimace = readChoice(findings, 'grimace', values.grimace, inputs.grimace);
  const activity = readChoice(findings, 'activity', values.activity, inputs.activity);
  const respiration = readChoice(findings, 'respiration', values.respiration, inputs.respiration);
  if (findings.errors) return refusal('apgar', findings.errors);

  return success(
    'apgar',
    findings,
    { score: unitlessBandedOutput(apgarFormula(appearance, pulse, grimace, activity, respiration), outputs.score) },
    options?.explain && explain(equation, { appearance, pulse, grimace, activity, respiration }),
  );
}
