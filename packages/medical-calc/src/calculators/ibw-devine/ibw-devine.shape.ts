import { devineHeightCm } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';

export type IbwDevineInputs = {
  /** Standing height in centimetres. */
  heightCm: number;
  /** An unknown sex is refused: the equation has no neutral form. */
  sex: 'female' | 'male';
};

export type IbwDevineOutputs = {
  /** kg. */
  ibwKg: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const ibwDevineShape = {
  equation: 'base + 2.3 * (heightCm / 2.54 - 60)',
  inputs: {
    heightCm: devineHeightCm,
  },
  outputs: {
    ibwKg: { labelKey: 'ibw-devine.output', unit: 'kg', decimals: 1 },
  },
} as const satisfies Shape<Omit<IbwDevineInputs, 'sex'>, IbwDevineOutputs>;
