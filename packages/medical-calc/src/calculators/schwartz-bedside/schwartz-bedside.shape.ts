import { childCreatinine, heightCm } from '../../checks/inputs.ts';
import { mostGfr } from '../../checks/kidney.ts';
import type { Output, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type SchwartzBedsideInputs = {
  /** Height, or length lying down, in centimetres. */
  heightCm: number;
  /** In serum or plasma, with its unit. */
  creatinine: Quantity<UnitOf<'creatinine'>>;
};

export type SchwartzBedsideOutputs = {
  /** mL/min per 1.73 m². */
  egfr: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const schwartzBedsideShape = {
  equation: '0.413 * heightCm / creatinine',
  inputs: {
    heightCm,
    creatinine: childCreatinine,
  },
  outputs: {
    egfr: { labelKey: 'gfr.output', unit: 'mL/min/{1.73_m2}', decimals: 1, plausibleMax: mostGfr },
  },
} as const satisfies Shape<SchwartzBedsideInputs, SchwartzBedsideOutputs>;
