import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { heightCm, weightKg } from '../../checks/inputs.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type BsaMostellerInputs = {
  /** Kilograms. */
  weightKg: number;
  /** Centimetres. */
  heightCm: number;
};

export type BsaMostellerOutputs = {
  /** Other formulas give other areas: show the name with the number. */
  bsa: Output;
};

export const bsaMostellerShape = {
  equation: 'sqrt(weightKg * heightCm / 3600)',
  inputs: {
    weightKg,
    heightCm,
  },
  outputs: {
    bsa: { labelKey: 'bsa-mosteller.output', unit: 'm2', significantDigits: 3 },
  },
} as const satisfies Shape<BsaMostellerInputs, BsaMostellerOutputs>;

/**
 * Returns the body surface area in m², unchecked: the square root of height × weight / 3600, height in cm and weight
 * in kg.
 *
 * Mosteller RD. N Engl J Med 1987;317:1098, doi:10.1056/NEJM198710223171717.
 */
export function bsaMostellerFormula(weightKg: number, heightCm: number): number {
  return Math.sqrt((weightKg * heightCm) / 3600);
}

export type BsaMostellerResult = Result<'bsa-mosteller', BsaMostellerOutputs>;

/**
 * Returns the body surface area in m², to three significant digits.
 *
 * Mosteller RD. N Engl J Med 1987;317:1098, doi:10.1056/NEJM198710223171717.
 */
export function bsaMosteller(given: BsaMostellerInputs, options?: Options): BsaMostellerResult {
  const { equation, inputs, outputs } = bsaMostellerShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, inputs.weightKg);
  const heightCm = readNumber(findings, 'heightCm', values.heightCm, inputs.heightCm);
  if (findings.errors) return refusal('bsa-mosteller', findings.errors);

  return success(
    'bsa-mosteller',
    findings,
    { bsa: significantOutput(bsaMostellerFormula(weightKg, heightCm), outputs.bsa) },
    options?.explain && explain(equation, { weightKg, heightCm }),
  );
}
