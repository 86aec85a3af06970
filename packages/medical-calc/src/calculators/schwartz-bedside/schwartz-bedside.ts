import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { childCreatinine, heightCm } from '../../checks/inputs.ts';
import { maxPlausibleGfr } from '../../checks/kidney.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type SchwartzBedsideInputs = {
  /** Height, or length lying down, in centimetres. */
  heightCm: number;
  /** In serum or plasma. */
  creatinine: Quantity<UnitOf<'creatinine'>>;
};

export type SchwartzBedsideOutputs = {
  /** mL/min/1.73 m². */
  egfr: Output;
};

export const schwartzBedsideShape = {
  equation: '0.413 * heightCm / creatinine',
  inputs: {
    heightCm,
    creatinine: childCreatinine,
  },
  outputs: {
    egfr: { labelKey: 'gfr.output', unit: 'mL/min/{1.73_m2}', decimals: 1, plausibleMax: maxPlausibleGfr },
  },
} as const satisfies Shape<SchwartzBedsideInputs, SchwartzBedsideOutputs>;

/**
 * Returns the estimated glomerular filtration rate of a child in mL/min per 1.73 m², unchecked: 0.413 × height in cm
 * / creatinine in mg/dL.
 *
 * Schwartz GJ et al. J Am Soc Nephrol 2009;20:629-637, doi:10.1681/ASN.2008030287.
 */
export function schwartzBedsideFormula(heightCm: number, creatinineMgDl: number): number {
  return (0.413 * heightCm) / creatinineMgDl;
}

export type SchwartzBedsideResult = Result<'schwartz-bedside', SchwartzBedsideOutputs>;

/**
 * Returns the estimated glomerular filtration rate of a child, in mL/min per 1.73 m².
 *
 * Schwartz GJ et al. J Am Soc Nephrol 2009;20:629-637, doi:10.1681/ASN.2008030287.
 */
export function schwartzBedside(given: SchwartzBedsideInputs, options?: Options): SchwartzBedsideResult {
  const { equation, inputs, outputs } = schwartzBedsideShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const heightCm = readNumber(findings, 'heightCm', values.heightCm, inputs.heightCm);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, inputs.creatinine);
  if (findings.errors) return refusal('schwartz-bedside', findings.errors);

  return success(
    'schwartz-bedside',
    findings,
    { egfr: output(schwartzBedsideFormula(heightCm, creatinine), outputs.egfr) },
    options?.explain && explain(equation, { heightCm, creatinine }),
  );
}
