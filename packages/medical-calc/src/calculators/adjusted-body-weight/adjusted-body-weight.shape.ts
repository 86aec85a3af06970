import { devineHeightCm, weightKg } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';

export type AdjustedBodyWeightInputs = {
  /** Standing height in centimetres. */
  heightCm: number;
  /** Actual body weight in kilograms. */
  weightKg: number;
  /** An unknown sex is refused: the equation has no neutral form. */
  sex: 'female' | 'male';
};

export type AdjustedBodyWeightOutputs = {
  /** kg. */
  adjustedKg: Output;
  /** The ideal weight by Devine that it starts from, kg. */
  ibwKg: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const adjustedBodyWeightShape = {
  equation: 'ibwKg + 0.4 * (weightKg - ibwKg)',
  inputs: {
    heightCm: devineHeightCm,
    weightKg,
  },
  outputs: {
    adjustedKg: { labelKey: 'adjusted-body-weight.output', unit: 'kg', decimals: 1 },
    ibwKg: { labelKey: 'adjusted-body-weight.ibwKg', unit: 'kg', decimals: 1 },
  },
} as const satisfies Shape<Omit<AdjustedBodyWeightInputs, 'sex'>, AdjustedBodyWeightOutputs>;
