import { heightCm, weightKg } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';

export type BmiInputs = {
  /** Body weight in kilograms. */
  weightKg: number;
  /** Standing height in centimetres. */
  heightCm: number;
};

export type BmiBand = 'underweight' | 'normal' | 'overweight' | 'obesity-1' | 'obesity-2' | 'obesity-3';

export type BmiOutputs = {
  /** kg/m². The band is the one for adults: it says nothing about anybody under 18. */
  bmi: Output<BmiBand>;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const bmiShape = {
  equation: 'weightKg / (heightCm / 100)^2',
  inputs: { weightKg, heightCm },
  outputs: {
    bmi: {
      labelKey: 'bmi.output',
      unit: 'kg/m2',
      decimals: 2,
      // Tables that print one decimal ("18.5–24.9, 25.0–29.9") leave a hole from 24.9 to 25: the unrounded value has none.
      bands: [
        { code: 'underweight', from: 0 },
        { code: 'normal', from: 18.5 },
        { code: 'overweight', from: 25 },
        { code: 'obesity-1', from: 30 },
        { code: 'obesity-2', from: 35 },
        { code: 'obesity-3', from: 40 },
      ],
      bandsKey: 'bmi.band',
    },
  },
} as const satisfies Shape<BmiInputs, BmiOutputs>;
