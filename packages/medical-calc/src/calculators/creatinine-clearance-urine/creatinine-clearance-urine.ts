import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { creatinine } from '../../checks/inputs.ts';
import { maxPlausibleGfr } from '../../checks/kidney.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import { creatinineAmounts, type Quantity, type UnitOf } from '../../units.ts';

export type CreatinineClearanceUrineInputs = {
  /** In the urine of the same 24 hours. */
  urineCreatinine: Quantity<UnitOf<'creatinine'>>;
  /** Millilitres in 24 hours; an incomplete collection gives too low a clearance. */
  urineVolumeMl24h: number;
  /** In serum or plasma. */
  serumCreatinine: Quantity<UnitOf<'creatinine'>>;
};

export type CreatinineClearanceUrineOutputs = {
  /** Not indexed to 1.73 m². */
  clearanceMlMin: Output;
};

export const creatinineClearanceUrineShape = {
  equation: 'urineCreatinine * urineVolumeMl24h / (1440 * serumCreatinine)',
  inputs: {
    urineCreatinine: {
      kind: 'quantity',
      analyte: 'creatinine',
      amounts: creatinineAmounts,
      units: ['mg/dL', 'umol/L'],
      hard: [1, 1500],
      usual: [40, 200],
      labelKey: 'creatinine-clearance-urine.urineCreatinine',
    },
    urineVolumeMl24h: {
      kind: 'number',
      unit: 'mL/d',
      hard: [1, 20_000],
      usual: [800, 2000],
      labelKey: 'creatinine-clearance-urine.urineVolume',
      helpKey: 'creatinine-clearance-urine.urineVolume.help',
    },
    serumCreatinine: creatinine,
  },
  outputs: {
    clearanceMlMin: {
      labelKey: 'creatinine-clearance-urine.output',
      unit: 'mL/min',
      decimals: 1,
      plausibleMax: maxPlausibleGfr,
    },
  },
} as const satisfies Shape<CreatinineClearanceUrineInputs, CreatinineClearanceUrineOutputs>;

/**
 * Returns the measured creatinine clearance in mL/min, unchecked: urine creatinine × 24-hour volume / (1440 × serum
 * creatinine), both creatinines in the same unit.
 *
 * Levey AS. Measurement of renal function in chronic renal disease. Kidney Int 1990;38:167-184.
 */
export function creatinineClearanceUrineFormula(
  urineCreatinine: number,
  urineVolumeMl24h: number,
  serumCreatinine: number,
): number {
  return (urineCreatinine * urineVolumeMl24h) / (1440 * serumCreatinine);
}

export type CreatinineClearanceUrineResult = Result<'creatinine-clearance-urine', CreatinineClearanceUrineOutputs>;

/**
 * Returns the creatinine clearance in mL/min from 24-hour urine, not indexed to 1.73 m² of body surface.
 *
 * Levey AS. Measurement of renal function in chronic renal disease. Kidney Int 1990;38:167-184.
 */
export function creatinineClearanceUrine(
  given: CreatinineClearanceUrineInputs,
  options?: Options,
): CreatinineClearanceUrineResult {
  const { equation, inputs, outputs } = creatinineClearanceUrineShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const urineCreatinine = readQuantity(findings, 'urineCreatinine', values.urineCreatinine, inputs.urineCreatinine);
  const urineVolumeMl24h = readNumber(findings, 'urineVolumeMl24h', values.urineVolumeMl24h, inputs.urineVolumeMl24h);
  const serumCreatinine = readQuantity(findings, 'serumCreatinine', values.serumCreatinine, inputs.serumCreatinine);
  if (findings.errors) return refusal('creatinine-clearance-urine', findings.errors);

  const clearance = creatinineClearanceUrineFormula(urineCreatinine, urineVolumeMl24h, serumCreatinine);
  return success(
    'creatinine-clearance-urine',
    findings,
    { clearanceMlMin: output(clearance, outputs.clearanceMlMin) },
    options?.explain && explain(equation, { urineCreatinine, urineVolumeMl24h, serumCreatinine }),
  );
}
