import { readDevineHeight } from '../../checks/devine.ts';
import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { devineHeightCm } from '../../checks/inputs.ts';
import { output } from '../../checks/output.ts';
import { sex } from '../../checks/questions.ts';
import { readChoice } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type IbwDevineInputs = {
  /** Centimetres, from 120. */
  heightCm: number;
  /** Sex of the equation, which has coefficients for these two only. */
  sex: 'female' | 'male';
};

export type IbwDevineOutputs = {
  /** Kilograms. */
  ibwKg: Output;
};

export const ibwDevineShape = {
  equation: 'base + 2.3 * (heightCm / 2.54 - 60)',
  inputs: {
    heightCm: devineHeightCm,
    sex,
  },
  outputs: {
    ibwKg: { labelKey: 'ibw-devine.output', unit: 'kg', decimals: 1 },
  },
} as const satisfies Shape<IbwDevineInputs, IbwDevineOutputs>;

/**
 * Returns the ideal body weight in kg, unchecked: 50 kg for men or 45.5 kg for women at 60 inches, and 2.3 kg for
 * each further inch.
 *
 * Devine BJ. Drug Intell Clin Pharm 1974;8:650-655.
 */
export function ibwDevineFormula(heightCm: number, female: boolean): number {
  return (female ? 45.5 : 50) + 2.3 * (heightCm / 2.54 - 60);
}

export type IbwDevineResult = Result<'ibw-devine', IbwDevineOutputs>;

/**
 * Returns the ideal body weight of an adult in kg. Below 152.4 cm, the start of the line, it adds a warning.
 *
 * Devine BJ. Drug Intell Clin Pharm 1974;8:650-655.
 */
export function ibwDevine(given: IbwDevineInputs, options?: Options): IbwDevineResult {
  const { equation, inputs, outputs } = ibwDevineShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const heightCm = readDevineHeight(findings, values.heightCm, inputs.heightCm);
  const sex = readChoice(findings, 'sex', values.sex, inputs.sex);
  if (findings.errors) return refusal('ibw-devine', findings.errors);

  const female = sex === 'female';
  return success(
    'ibw-devine',
    findings,
    { ibwKg: output(ibwDevineFormula(heightCm, female), outputs.ibwKg) },
    options?.explain && explain(equation, { base: female ? 45.5 : 50, heightCm }),
  );
}
