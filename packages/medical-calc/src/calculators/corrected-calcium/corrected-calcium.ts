import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { albumin } from '../../checks/inputs.ts';
import { output } from '../../checks/output.ts';
import { readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import { calciumAmounts, type Quantity, type UnitOf } from '../../units.ts';

export type CorrectedCalciumInputs = {
  /** Total calcium. */
  calcium: Quantity<UnitOf<'calcium'>>;
  /** In serum or plasma. */
  albumin: Quantity<UnitOf<'albumin'>>;
};

export type CorrectedCalciumOutputs = {
  /** mg/dL. Measured ionised calcium takes precedence. */
  correctedCalciumMgDl: Output;
};

export const correctedCalciumShape = {
  equation: 'calcium + 0.8 * (4 - albumin)',
  inputs: {
    calcium: {
      kind: 'quantity',
      analyte: 'calcium',
      amounts: calciumAmounts,
      units: ['mg/dL', 'mmol/L'],
      hard: [3.6, 30],
      usual: [5, 18],
      labelKey: 'corrected-calcium.calcium',
    },
    albumin,
  },
  outputs: {
    correctedCalciumMgDl: {
      labelKey: 'corrected-calcium.output',
      unit: 'mg/dL',
      decimals: 1,
      alsoIn: { unit: 'mmol/L', decimals: 2, amounts: calciumAmounts },
    },
  },
} as const satisfies Shape<CorrectedCalciumInputs, CorrectedCalciumOutputs>;

/**
 * Returns the calcium in mg/dL, unchecked, corrected to an albumin of 4 g/dL: 0.8 for each g/dL below it.
 *
 * Payne RB et al. Br Med J 1973;4:643-646, doi:10.1136/bmj.4.5893.643.
 */
export function correctedCalciumFormula(calciumMgDl: number, albuminGDl: number): number {
  return calciumMgDl + 0.8 * (4 - albuminGDl);
}

export type CorrectedCalciumResult = Result<'corrected-calcium', CorrectedCalciumOutputs>;

/**
 * Returns the calcium corrected for albumin, in mg/dL.
 *
 * Payne RB et al. Br Med J 1973;4:643-646, doi:10.1136/bmj.4.5893.643.
 */
export function correctedCalcium(given: CorrectedCalciumInputs, options?: Options): CorrectedCalciumResult {
  const { equation, inputs, outputs } = correctedCalciumShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const calcium = readQuantity(findings, 'calcium', values.calcium, inputs.calcium);
  const albumin = readQuantity(findings, 'albumin', values.albumin, inputs.albumin);
  if (findings.errors) return refusal('corrected-calcium', findings.errors);

  return success(
    'corrected-calcium',
    findings,
    { correctedCalciumMgDl: output(correctedCalciumFormula(calcium, albumin), outputs.correctedCalciumMgDl) },
    options?.explain && explain(equation, { calcium, albumin }),
  );
}
