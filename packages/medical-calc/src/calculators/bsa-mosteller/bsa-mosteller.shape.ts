import { heightCm, weightKg } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';

export type BsaMostellerInputs = {
  /** Body weight in kilograms. */
  weightKg: number;
  /** Standing height in centimetres. */
  heightCm: number;
};

export type BsaMostellerOutputs = {
  /** m², by Mosteller: another formula gives another area, so name it beside the number. */
  bsa: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const bsaMostellerShape = {
  equation: 'sqrt(weightKg * heightCm / 3600)',
  inputs: {
    weightKg,
    heightCm,
  },
  outputs: {
    bsa: { labelKey: 'bsa-mosteller.output', unit: 'm2', significantDigits: 3 },
  },
} as const satisfies Shape<BsaMostellerInputs, BsaMostellerOutputs>;
