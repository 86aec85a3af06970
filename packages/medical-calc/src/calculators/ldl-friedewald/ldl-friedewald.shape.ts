import { hdl, totalCholesterol } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';
import { cholesterolAmounts, type Quantity, triglyceridesAmounts, type UnitOf } from '../../units.ts';

export type LdlFriedewaldInputs = {
  /** With its unit. */
  totalCholesterol: Quantity<UnitOf<'cholesterol'>>;
  /** With its unit. */
  hdl: Quantity<UnitOf<'cholesterol'>>;
  /** With their unit. From 400 mg/dL (4.52 mmol/L) on the equation does not hold. */
  triglycerides: Quantity<UnitOf<'triglycerides'>>;
};

export type LdlFriedewaldOutputs = {
  /** mg/dL. */
  ldlMgDl: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const ldlFriedewaldShape = {
  equation: 'totalCholesterol - hdl - triglycerides / 5',
  inputs: {
    totalCholesterol,
    hdl,
    // From 400 mg/dL on the equation does not hold, whatever was asked for. 150 mg/dL typed as mmol/L are above the hard range.
    triglycerides: {
      kind: 'quantity',
      analyte: 'triglycerides',
      amounts: triglyceridesAmounts,
      units: ['mg/dL', 'mmol/L'],
      hard: [5, 10_000],
      usual: [20, 400],
      population: [5, 400],
      labelKey: 'ldl-friedewald.triglycerides',
      unfitKey: 'ldl-friedewald.triglycerides.unfit',
    },
  },
  outputs: {
    ldlMgDl: {
      labelKey: 'ldl-friedewald.output',
      unit: 'mg/dL',
      decimals: 0,
      alsoIn: { unit: 'mmol/L', decimals: 2, amounts: cholesterolAmounts },
    },
  },
} as const satisfies Shape<LdlFriedewaldInputs, LdlFriedewaldOutputs>;
