import { answerTerms, explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { unitlessBandedOutput } from '../../checks/output.ts';
import { scoredQuestion } from '../../checks/questions.ts';
import { readQuestions } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

/** Findings that give one point each; `alternativeDiagnosis` subtracts two. */
export type WellsDvtItem =
  | 'activeCancer'
  | 'paralysisOrImmobilisation'
  | 'bedriddenOrSurgery'
  | 'localisedTenderness'
  | 'entireLegSwollen'
  | 'calfSwelling3cm'
  | 'pittingOedema'
  | 'collateralVeins'
  | 'previousDvt'
  | 'alternativeDiagnosis';

/** Every answer is required: a missing one is not a no. */
export type WellsDvtInputs = Record<WellsDvtItem, boolean>;

/** `likely` from 2 points on. */
export type WellsDvtBand = 'unlikely' | 'likely';

export type WellsDvtOutputs = {
  /** -2 to 9. */
  score: Output<WellsDvtBand>;
};

export const wellsDvtShape = /* @__PURE__ */ (() =>
  ({
    equation:
      'activeCancer + paralysisOrImmobilisation + bedriddenOrSurgery + localisedTenderness + entireLegSwollen + calfSwelling3cm + pittingOedema + collateralVeins + previousDvt - 2 * alternativeDiagnosis',
    inputs: {
      activeCancer: scoredQuestion('wells-dvt.activeCancer', 1),
      paralysisOrImmobilisation: scoredQuestion('wells-dvt.paralysisOrImmobilisation', 1),
      bedriddenOrSurgery: scoredQuestion('wells-dvt.bedriddenOrSurgery', 1),
      localisedTenderness: scoredQuestion('wells-dvt.localisedTenderness', 1),
      entireLegSwollen: scoredQuestion('wells-dvt.entireLegSwollen', 1),
      calfSwelling3cm: scoredQuestion('wells-dvt.calfSwelling3cm', 1),
      pittingOedema: scoredQuestion('wells-dvt.pittingOedema', 1),
      collateralVeins: scoredQuestion('wells-dvt.collateralVeins', 1),
      previousDvt: scoredQuestion('wells-dvt.previousDvt', 1),
      alternativeDiagnosis: scoredQuestion('wells-dvt.alternativeDiagnosis', -2),
    },
    outputs: {
      score: {
        labelKey: 'wells-dvt.score',
        decimals: 0,
        bands: [
          { code: 'unlikely', from: -2 },
          { code: 'likely', from: 2 },
        ],
        bandsKey: 'wells-dvt.band',
      },
    },
  }) as const satisfies Shape<WellsDvtInputs, WellsDvtOutputs>)();

/**
 * Returns the Wells score for deep vein thrombosis, unchecked.
 *
 * Wells PS et al. N Engl J Med 2003;349:1227-1235, doi:10.1056/NEJMoa023153.
 */
export function wellsDvtFormula(given: WellsDvtInputs): number {
  return (
    Number(given.activeCancer) +
    Number(given.paralysisOrImmobilisation) +
    Number(given.bedriddenOrSurgery) +
    Number(given.localisedTenderness) +
    Number(given.entireLegSwollen) +
    Number(given.calfSwelling3cm) +
    Number(given.pittingOedema) +
    Number(given.collateralVeins) +
    Number(given.previousDvt) -
    2 * Number(given.alternativeDiagnosis)
  );
}

export type WellsDvtResult = Result<'wells-dvt', WellsDvtOutputs>;

/**
 * Returns the Wells score for deep vein thrombosis of the leg, with two levels.
 *
 * Wells PS et al. N Engl J Med 2003;349:1227-1235, doi:10.1056/NEJMoa023153.
 */
export function wellsDvt(given: WellsDvtInputs, options?: Options): WellsDvtResult {
  const { equation, inputs, outputs } = wellsDvtShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  readQuestions(findings, values, inputs);
  if (findings.errors) return refusal('wells-dvt', findings.errors);

  return success(
    'wells-dvt',
    findings,
    { score: unitlessBandedOutput(wellsDvtFormula(values), outputs.score) },
    options?.explain && explain(equation, answerTerms(values, inputs)),
  );
}
