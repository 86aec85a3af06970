import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { unitlessOutput } from '../../checks/output.ts';
import { readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import { glucoseAmounts, type Quantity, type UnitOf } from '../../units.ts';

export type HomaIrInputs = {
  /** Fasting insulin in µU/mL, the same number as mU/L. pmol/L are divided by 6 first. */
  insulinMicroUPerMl: number;
  /** Fasting. */
  glucose: Quantity<UnitOf<'glucose'>>;
};

export type HomaIrOutputs = {
  /** Index without unit; cut-offs depend on the population and the assay. */
  homaIr: Output;
};

export const homaIrShape = {
  equation: 'insulinMicroUPerMl * glucose / 405',
  inputs: {
    insulinMicroUPerMl: {
      kind: 'number',
      unit: 'u[IU]/mL',
      hard: [0.1, 1000],
      usual: [1, 300],
      labelKey: 'homa-ir.insulin',
      helpKey: 'homa-ir.insulin.help',
    },
    glucose: {
      kind: 'quantity',
      analyte: 'glucose',
      amounts: glucoseAmounts,
      units: ['mg/dL', 'mmol/L'],
      // 70 mg/dL typed as mmol/L is above the hard range, 5 mmol/L typed as mg/dL below it.
      hard: [20, 1000],
      usual: [40, 400],
      labelKey: 'homa-ir.glucose',
    },
  },
  outputs: {
    homaIr: { labelKey: 'homa-ir.output', decimals: 2 },
  },
} as const satisfies Shape<HomaIrInputs, HomaIrOutputs>;

/**
 * Returns HOMA-IR, unchecked: fasting insulin in µU/mL × fasting glucose in mg/dL / 405 (22.5 with mmol/L).
 *
 * Matthews DR et al. Diabetologia 1985;28:412-419, doi:10.1007/BF00280883.
 */
export function homaIrFormula(insulinMicroUPerMl: number, glucoseMgDl: number): number {
  return (insulinMicroUPerMl * glucoseMgDl) / 405;
}

export type HomaIrResult = Result<'homa-ir', HomaIrOutputs>;

/**
 * Returns HOMA-IR from fasting insulin and fasting glucose.
 *
 * Matthews DR et al. Diabetologia 1985;28:412-419, doi:10.1007/BF00280883.
 */
export function homaIr(given: HomaIrInputs, options?: Options): HomaIrResult {
  const { equation, inputs, outputs } = homaIrShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const insulinMicroUPerMl = readNumber(
    findings,
    'insulinMicroUPerMl',
    values.insulinMicroUPerMl,
    inputs.insulinMicroUPerMl,
  );
  const glucose = readQuantity(findings, 'glucose', values.glucose, inputs.glucose);
  if (findings.errors) return refusal('homa-ir', findings.errors);

  return success(
    'homa-ir',
    findings,
    { homaIr: unitlessOutput(homaIrFormula(insulinMicroUPerMl, glucose), outputs.homaIr) },
    options?.explain && explain(equation, { insulinMicroUPerMl, glucose }),
  );
}
