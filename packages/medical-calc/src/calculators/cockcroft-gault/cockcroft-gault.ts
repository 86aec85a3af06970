import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { adultAge, creatinine, weightKg } from '../../checks/inputs.ts';
import { maxPlausibleGfr } from '../../checks/kidney.ts';
import { output } from '../../checks/output.ts';
import { sex } from '../../checks/questions.ts';
import { readChoice, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type CockcroftGaultInputs = {
  /** Years, from 18. */
  age: number;
  /** Actual, ideal or adjusted body weight: show with the result which one was used. */
  weightKg: number;
  /** In serum or plasma. */
  creatinine: Quantity<UnitOf<'creatinine'>>;
  /** Sex of the equation, which has coefficients for these two only. */
  sex: 'female' | 'male';
};

export type CockcroftGaultOutputs = {
  /** Not indexed to 1.73 m². */
  crclMlMin: Output;
};

export const cockcroftGaultShape = {
  equation: '(140 - age) * weightKg / (72 * creatinine) * sexFactor',
  inputs: {
    age: adultAge,
    weightKg,
    creatinine,
    sex,
  },
  outputs: {
    crclMlMin: { labelKey: 'cockcroft-gault.output', unit: 'mL/min', decimals: 1, plausibleMax: maxPlausibleGfr },
  },
} as const satisfies Shape<CockcroftGaultInputs, CockcroftGaultOutputs>;

/**
 * Returns the creatinine clearance in mL/min, unchecked; creatinine in mg/dL. The caller chooses the weight: actual,
 * ideal or adjusted.
 *
 * Cockcroft DW, Gault MH. Nephron 1976;16:31-41, doi:10.1159/000180580.
 */
export function cockcroftGaultFormula(age: number, weightKg: number, creatinineMgDl: number, female: boolean): number {
  return (((140 - age) * weightKg) / (72 * creatinineMgDl)) * (female ? 0.85 : 1);
}

export type CockcroftGaultResult = Result<'cockcroft-gault', CockcroftGaultOutputs>;

/**
 * Returns the creatinine clearance of an adult in mL/min.
 *
 * Cockcroft DW, Gault MH. Nephron 1976;16:31-41, doi:10.1159/000180580.
 */
export function cockcroftGault(given: CockcroftGaultInputs, options?: Options): CockcroftGaultResult {
  const { equation, inputs, outputs } = cockcroftGaultShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, inputs.weightKg);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, inputs.creatinine);
  const sex = readChoice(findings, 'sex', values.sex, inputs.sex);
  if (findings.errors) return refusal('cockcroft-gault', findings.errors);

  const female = sex === 'female';
  return success(
    'cockcroft-gault',
    findings,
    { crclMlMin: output(cockcroftGaultFormula(age, weightKg, creatinine, female), outputs.crclMlMin) },
    options?.explain && explain(equation, { age, weightKg, creatinine, sexFactor: female ? 0.85 : 1 }),
  );
}
