import { answerTerms, explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { heartRate } from '../../checks/inputs.ts';
import { unitlessBandedOutput } from '../../checks/output.ts';
import { scoredQuestion } from '../../checks/questions.ts';
import { readNumber, readQuestions } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

/** Findings that give points. */
export type WellsPeItem =
  | 'dvtSigns'
  | 'peMostLikely'
  | 'immobilisationOrSurgery'
  | 'previousDvtPe'
  | 'haemoptysis'
  | 'malignancy';

/** Every answer is required: a missing one is not a no. Heart rate per minute. */
export type WellsPeInputs = Record<WellsPeItem, boolean> & {
  /** Beats per minute; above 100 gives points. */
  heartRate: number;
};

/** `likely` above 4 points. */
export type WellsPeBand = 'unlikely' | 'likely';

export type WellsPeOutputs = {
  /** 0 to 12.5. */
  score: Output<WellsPeBand>;
};

export const wellsPeShape = /* @__PURE__ */ (() =>
  ({
    equation:
      '3 * dvtSigns + 3 * peMostLikely + 1.5 * immobilisationOrSurgery + 1.5 * previousDvtPe + haemoptysis + malignancy + 1.5 * (heartRate > 100)',
    inputs: {
      dvtSigns: scoredQuestion('wells-pe.dvtSigns', 3),
      peMostLikely: scoredQuestion('wells-pe.peMostLikely', 3),
      immobilisationOrSurgery: scoredQuestion('wells-pe.immobilisationOrSurgery', 1.5),
      previousDvtPe: scoredQuestion('wells-pe.previousDvtPe', 1.5),
      haemoptysis: scoredQuestion('wells-pe.haemoptysis', 1),
      malignancy: scoredQuestion('wells-pe.malignancy', 1),
      heartRate: { ...heartRate, steps: [{ above: 100, points: 1.5 }] },
    },
    outputs: {
      score: {
        labelKey: 'wells-pe.score',
        decimals: 1,
        // Likely is above 4. Scores go by halves, so 4.5 is likely, which a printed "5 or more" would exclude.
        bands: [
          { code: 'unlikely', from: 0 },
          { code: 'likely', from: 4.5 },
        ],
        bandsKey: 'wells-pe.band',
      },
    },
  }) as const satisfies Shape<WellsPeInputs, WellsPeOutputs>)();

/**
 * Returns the Wells score for pulmonary embolism, unchecked.
 *
 * Wells PS et al. Thromb Haemost 2000;83:416-420, doi:10.1055/s-0037-1613830.
 */
export function wellsPeFormula(given: WellsPeInputs): number {
  return (
    3 * Number(given.dvtSigns) +
    3 * Number(given.peMostLikely) +
    1.5 * Number(given.immobilisationOrSurgery) +
    1.5 * Number(given.previousDvtPe) +
    Number(given.haemoptysis) +
    Number(given.malignancy) +
    1.5 * Number(given.heartRate > 100)
  );
}

export type WellsPeResult = Result<'wells-pe', WellsPeOutputs>;

/**
 * Returns the Wells score for pulmonary embolism, with two levels.
 *
 * Wells PS et al. Thromb Haemost 2000;83:416-420, doi:10.1055/s-0037-1613830.
 */
export function wellsPe(given: WellsPeInputs, options?: Options): WellsPeResult {
  const { equation, inputs, outputs } = wellsPeShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  readQuestions(findings, values, inputs);
  const heartRate = readNumber(findings, 'heartRate', values.heartRate, inputs.heartRate);
  if (findings.errors) return refusal('wells-pe', findings.errors);

  return success(
    'wells-pe',
    findings,
    { score: unitlessBandedOutput(wellsPeFormula(values), outputs.score) },
    options?.explain && explain(equation, { ...answerTerms(values, inputs), heartRate }),
  );
}
