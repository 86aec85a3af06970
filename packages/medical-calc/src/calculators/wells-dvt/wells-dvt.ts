import { counted, explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { plainBanded } from '../../checks/output.ts';
import { scored } from '../../checks/points.ts';
import { readAnswers } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

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

/** Every question needs an answer: a missing one is not a no. */
export type WellsDvtInputs = Record<WellsDvtItem, boolean>;

export type WellsDvtBand = 'unlikely' | 'likely';

export type WellsDvtOutputs = {
  /** -2 to 9. */
  score: Output<WellsDvtBand>;
};

// Built by a function, so that bundlers drop it where only the formula is used.
export const wellsDvtShape = /* @__PURE__ */ (() =>
  ({
    equation:
      'activeCancer + paralysisOrImmobilisation + bedriddenOrSurgery + localisedTenderness + entireLegSwollen + calfSwelling3cm + pittingOedema + collateralVeins + previousDvt - 2 * alternativeDiagnosis',
    inputs: {
      activeCancer: scored('wells-dvt.activeCancer', 1),
      paralysisOrImmobilisation: scored('wells-dvt.paralysisOrImmobilisation', 1),
      bedriddenOrSurgery: scored('wells-dvt.bedriddenOrSurgery', 1),
      localisedTenderness: scored('wells-dvt.localisedTenderness', 1),
      entireLegSwollen: scored('wells-dvt.entireLegSwollen', 1),
      calfSwelling3cm: scored('wells-dvt.calfSwelling3cm', 1),
      pittingOedema: scored('wells-dvt.pittingOedema', 1),
      collateralVeins: scored('wells-dvt.collateralVeins', 1),
      previousDvt: scored('wells-dvt.previousDvt', 1),
      alternativeDiagnosis: scored('wells-dvt.alternativeDiagnosis', -2),
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
 * Wells score for deep vein thrombosis, unchecked.
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
 * Wells score for deep vein thrombosis of the leg, with two levels.
 *
 * Wells PS et al. N Engl J Med 2003;349:1227-1235, doi:10.1056/NEJMoa023153.
 */
export function wellsDvt(given: WellsDvtInputs, options?: Options): WellsDvtResult {
  const { equation, inputs, outputs } = wellsDvtShape;
  const findings = examine(options);
  const values = readInputs(findings, given, inputs);
  readAnswers(findings, values, inputs);
  if (findings.errors) return refuse('wells-dvt', findings.errors);

  return answer(
    'wells-dvt',
    findings,
    { score: plainBanded(wellsDvtFormula(values), outputs.score) },
    options?.explain && explain(equation, counted(values, inputs)),
  );
}
