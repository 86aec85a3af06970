import { heightCm, weightKg } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';

export type BsaDuBoisInputs = {
  /** Body weight in kilograms. */
  weightKg: number;
  /** Standing height in centimetres. */
  heightCm: number;
};

export type BsaDuBoisOutputs = {
  /** m², by Du Bois and Du Bois: another formula gives another area, so name it beside the number. */
  bsa: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const bsaDuBoisShape = {
  equation: '0.007184 * heightCm^0.725 * weightKg^0.425',
  inputs: { weightKg, heightCm },
  outputs: {
    bsa: { labelKey: 'bsa-du-bois.output', unit: 'm2', significantDigits: 3 },
  },
} as const satisfies Shape<BsaDuBoisInputs, BsaDuBoisOutputs>;
