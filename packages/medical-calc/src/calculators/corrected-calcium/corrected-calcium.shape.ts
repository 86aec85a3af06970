import { albumin } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';
import { calciumAmounts, type Quantity, type UnitOf } from '../../units.ts';

export type CorrectedCalciumInputs = {
  /** Total calcium with its unit. */
  calcium: Quantity<UnitOf<'calcium'>>;
  /** With its unit. */
  albumin: Quantity<UnitOf<'albumin'>>;
};

export type CorrectedCalciumOutputs = {
  /** mg/dL. */
  correctedCalciumMgDl: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
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
