import { adultAge, creatinine, weightKg } from '../../checks/inputs.ts';
import { mostGfr } from '../../checks/kidney.ts';
import type { Output, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type CockcroftGaultInputs = {
  /** Years. For adults. */
  age: number;
  /** Actual, ideal or adjusted body weight in kilograms: say beside the result which one it is. */
  weightKg: number;
  /** In serum or plasma, with its unit. */
  creatinine: Quantity<UnitOf<'creatinine'>>;
  /** An unknown sex is refused: the equation has no neutral form. */
  sex: 'female' | 'male';
};

export type CockcroftGaultOutputs = {
  /** mL/min, not related to 1.73 m². */
  crclMlMin: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const cockcroftGaultShape = {
  equation: '(140 - age) * weightKg / (72 * creatinine) * sexFactor',
  inputs: {
    age: adultAge,
    weightKg,
    creatinine,
  },
  outputs: {
    crclMlMin: { labelKey: 'cockcroft-gault.output', unit: 'mL/min', decimals: 1, plausibleMax: mostGfr },
  },
} as const satisfies Shape<Omit<CockcroftGaultInputs, 'sex'>, CockcroftGaultOutputs>;
