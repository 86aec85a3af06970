import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { heightCm, weightKg } from '../../checks/inputs.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type BsaDuBoisInputs = {
  /** Kilograms. */
  weightKg: number;
  /** Centimetres. */
  heightCm: number;
};

export type BsaDuBoisOutputs = {
  /** Other formulas give other areas: show the name with the number. */
  bsa: Output;
};

export const bsaDuBoisShape = {
  equation: '0.007184 * heightCm^0.725 * weightKg^0.425',
  inputs: { weightKg, heightCm },
  outputs: {
    bsa: { labelKey: 'bsa-du-bois.output', unit: 'm2', significantDigits: 3 },
  },
} as const satisfies Shape<BsaDuBoisInputs, BsaDuBoisOutputs>;

/**
 * Returns the body surface area in m², unchecked: 0.007184 × height^0.725 × weight^0.425, height in cm and weight in
 * kg.
 *
 * Du Bois D, Du Bois EF. Arch Intern Med 1916;17:863-871, doi:10.1001/archinte.1916.00080130010002.
 */
export function bsaDuBoisFormula(weightKg: number, heightCm: number): number {
  return 0.007184 * heightCm ** 0.725 * weightKg ** 0.425;
}

export type BsaDuBoisResult = Result<'bsa-du-bois', BsaDuBoisOutputs>;

/**
 * Returns the body surface area in m², to three significant digits.
 *
 * Du Bois D, Du Bois EF. Arch Intern Med 1916;17:863-871, doi:10.1001/archinte.1916.00080130010002.
 */
export function bsaDuBois(given: BsaDuBoisInputs, options?: Options): BsaDuBoisResult {
  const { equation, inputs, outputs } = bsaDuBoisShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, inputs.weightKg);
  const heightCm = readNumber(findings, 'heightCm', values.heightCm, inputs.heightCm);
  if (findings.errors) return refusal('bsa-du-bois', findings.errors);

  return success(
    'bsa-du-bois',
    findings,
    { bsa: significantOutput(bsaDuBoisFormula(weightKg, heightCm), outputs.bsa) },
    options?.explain && explain(equation, { weightKg, heightCm }),
  );
}
