import { readDevineHeight } from '../../checks/devine.ts';
import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, report, success } from '../../checks/findings.ts';
import { devineHeightCm, weightKg } from '../../checks/inputs.ts';
import { output, roundTo } from '../../checks/output.ts';
import { sex } from '../../checks/questions.ts';
import { readChoice, readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import { ibwDevineFormula } from '../ibw-devine/ibw-devine.ts';

export type AdjustedBodyWeightInputs = {
  /** Centimetres, from 120. */
  heightCm: number;
  /** Actual body weight in kilograms. */
  weightKg: number;
  /** Sex of the equation, which has coefficients for these two only. */
  sex: 'female' | 'male';
};

export type AdjustedBodyWeightOutputs = {
  /** Kilograms, between ideal and actual weight. */
  adjustedKg: Output;
  /** Ideal weight by Devine. */
  ibwKg: Output;
};

export const adjustedBodyWeightShape = {
  equation: 'ibwKg + 0.4 * (weightKg - ibwKg)',
  inputs: {
    heightCm: devineHeightCm,
    weightKg,
    sex,
  },
  outputs: {
    adjustedKg: { labelKey: 'adjusted-body-weight.output', unit: 'kg', decimals: 1 },
    ibwKg: { labelKey: 'adjusted-body-weight.ibwKg', unit: 'kg', decimals: 1 },
  },
} as const satisfies Shape<AdjustedBodyWeightInputs, AdjustedBodyWeightOutputs>;

/**
 * Returns the adjusted body weight in kg, unchecked: the ideal weight and 40% of the excess.
 *
 * Bauer LA et al. Eur J Clin Pharmacol 1983;24:643-647, doi:10.1007/BF00542215.
 */
export function adjustedBodyWeightFormula(ibwKg: number, weightKg: number): number {
  return ibwKg + 0.4 * (weightKg - ibwKg);
}

export type AdjustedBodyWeightResult = Result<'adjusted-body-weight', AdjustedBodyWeightOutputs>;

/**
 * Returns the adjusted body weight in kg, with the ideal weight by Devine. For a person below the ideal weight the
 * line is extrapolated, with a warning.
 *
 * Bauer LA et al. Eur J Clin Pharmacol 1983;24:643-647, doi:10.1007/BF00542215.
 */
export function adjustedBodyWeight(given: AdjustedBodyWeightInputs, options?: Options): AdjustedBodyWeightResult {
  const { equation, inputs, outputs } = adjustedBodyWeightShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const heightCm = readDevineHeight(findings, values.heightCm, inputs.heightCm);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, inputs.weightKg);
  const sex = readChoice(findings, 'sex', values.sex, inputs.sex);
  if (findings.errors) return refusal('adjusted-body-weight', findings.errors);

  const ibwKg = ibwDevineFormula(heightCm, sex === 'female');
  if (weightKg < ibwKg) report(findings, 'weightKg', 'population', { min: roundTo(ibwKg, 1), unit: 'kg' }, 'warnings');
  return success(
    'adjusted-body-weight',
    findings,
    {
      adjustedKg: output(adjustedBodyWeightFormula(ibwKg, weightKg), outputs.adjustedKg),
      ibwKg: output(ibwKg, outputs.ibwKg),
    },
    options?.explain && explain(equation, { heightCm, weightKg, ibwKg }),
  );
}
