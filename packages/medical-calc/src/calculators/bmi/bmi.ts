import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { heightCm, weightKg } from '../../checks/inputs.ts';
import { bandedOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type BmiInputs = {
  /** Kilograms. */
  weightKg: number;
  /** Centimetres. */
  heightCm: number;
};

/** Class of the WHO for adults. */
export type BmiBand = 'underweight' | 'normal' | 'overweight' | 'obesity-1' | 'obesity-2' | 'obesity-3';

export type BmiOutputs = {
  /** The band is for adults only. */
  bmi: Output<BmiBand>;
};

export const bmiShape = {
  equation: 'weightKg / (heightCm / 100)^2',
  inputs: { weightKg, heightCm },
  outputs: {
    bmi: {
      labelKey: 'bmi.output',
      unit: 'kg/m2',
      decimals: 2,
      // Printed bands ("18.5–24.9, 25.0–29.9") leave a hole from 24.9 to 25. These apply to the unrounded value.
      bands: [
        { code: 'underweight', from: 0 },
        { code: 'normal', from: 18.5 },
        { code: 'overweight', from: 25 },
        { code: 'obesity-1', from: 30 },
        { code: 'obesity-2', from: 35 },
        { code: 'obesity-3', from: 40 },
      ],
      bandsKey: 'bmi.band',
    },
  },
} as const satisfies Shape<BmiInputs, BmiOutputs>;

/**
 * Returns the body mass index in kg/m², unchecked: weight in kg over the square of the height in m.
 *
 * Obesity: preventing and managing the global epidemic. WHO Technical Report Series 894, 2000.
 */
export function bmiFormula(weightKg: number, heightCm: number): number {
  const heightM = heightCm / 100;
  return weightKg / (heightM * heightM);
}

export type BmiResult = Result<'bmi', BmiOutputs>;

/**
 * Returns the body mass index in kg/m², with the WHO band for adults.
 *
 * Obesity: preventing and managing the global epidemic. WHO Technical Report Series 894, 2000.
 */
export function bmi(given: BmiInputs, options?: Options): BmiResult {
  const { equation, inputs, outputs } = bmiShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, inputs.weightKg);
  const heightCm = readNumber(findings, 'heightCm', values.heightCm, inputs.heightCm);
  if (findings.errors) return refusal('bmi', findings.errors);

  return success(
    'bmi',
    findings,
    { bmi: bandedOutput(bmiFormula(weightKg, heightCm), outputs.bmi) },
    options?.explain && explain(equation, { weightKg, heightCm }),
  );
}
