import type { Output, Shape } from '../../types.ts';
import { glucoseAmounts, type Quantity, type UnitOf } from '../../units.ts';

export type HomaIrInputs = {
  /** Fasting insulin in µU/mL, the same number as mU/L. pmol/L are divided by 6 first. */
  insulinMicroUPerMl: number;
  /** Fasting glucose with its unit. */
  glucose: Quantity<UnitOf<'glucose'>>;
};

export type HomaIrOutputs = {
  /** A bare number. */
  homaIr: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
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
