import { albumin, sodiumMmolL } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type AnionGapInputs = {
  /** mmol/L, the same number as mEq/L. */
  sodiumMmolL: number;
  /** mmol/L, the same number as mEq/L. */
  chlorideMmolL: number;
  /** mmol/L, the same number as mEq/L. */
  bicarbonateMmolL: number;
  /** With its unit. Absent: no corrected gap. */
  albumin?: Quantity<UnitOf<'albumin'>>;
};

export type AnionGapOutputs = {
  /** mmol/L. */
  anionGap: Output;
  /** mmol/L; only when the albumin was given. */
  albuminCorrected?: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const anionGapShape = {
  equation: 'sodiumMmolL - chlorideMmolL - bicarbonateMmolL',
  equationCorrected: 'sodiumMmolL - chlorideMmolL - bicarbonateMmolL + 2.5 * (4 - albumin)',
  inputs: {
    sodiumMmolL,
    chlorideMmolL: {
      kind: 'number',
      unit: 'mmol/L',
      hard: [40, 180],
      usual: [70, 140],
      labelKey: 'anion-gap.chloride',
    },
    bicarbonateMmolL: {
      kind: 'number',
      unit: 'mmol/L',
      hard: [1, 80],
      usual: [3, 50],
      labelKey: 'anion-gap.bicarbonate',
    },
    albumin: { ...albumin, optional: true },
  },
  outputs: {
    anionGap: { labelKey: 'anion-gap.output', unit: 'mmol/L', decimals: 1 },
    albuminCorrected: { labelKey: 'anion-gap.albuminCorrected', unit: 'mmol/L', decimals: 1 },
  },
} as const satisfies Shape<AnionGapInputs, AnionGapOutputs> & { equationCorrected: string };
