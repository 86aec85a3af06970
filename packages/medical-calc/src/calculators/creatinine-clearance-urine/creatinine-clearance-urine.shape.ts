import { creatinine } from '../../checks/inputs.ts';
import { mostGfr } from '../../checks/kidney.ts';
import type { Output, Shape } from '../../types.ts';
import { creatinineAmounts, type Quantity, type UnitOf } from '../../units.ts';

export type CreatinineClearanceUrineInputs = {
  /** In the urine of the same 24 hours, with its unit. */
  urineCreatinine: Quantity<UnitOf<'creatinine'>>;
  /** All the urine of 24 hours, in mL. */
  urineVolumeMl24h: number;
  /** In serum or plasma, with its unit. */
  serumCreatinine: Quantity<UnitOf<'creatinine'>>;
};

export type CreatinineClearanceUrineOutputs = {
  /** mL/min, not related to 1.73 m². */
  clearanceMlMin: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const creatinineClearanceUrineShape = {
  equation: 'urineCreatinine * urineVolumeMl24h / (1440 * serumCreatinine)',
  inputs: {
    urineCreatinine: {
      kind: 'quantity',
      analyte: 'creatinine',
      amounts: creatinineAmounts,
      units: ['mg/dL', 'umol/L'],
      hard: [1, 1500],
      usual: [40, 200],
      labelKey: 'creatinine-clearance-urine.urineCreatinine',
    },
    urineVolumeMl24h: {
      kind: 'number',
      unit: 'mL/d',
      hard: [1, 20_000],
      usual: [800, 2000],
      labelKey: 'creatinine-clearance-urine.urineVolume',
      helpKey: 'creatinine-clearance-urine.urineVolume.help',
    },
    serumCreatinine: creatinine,
  },
  outputs: {
    clearanceMlMin: {
      labelKey: 'creatinine-clearance-urine.output',
      unit: 'mL/min',
      decimals: 1,
      plausibleMax: mostGfr,
    },
  },
} as const satisfies Shape<CreatinineClearanceUrineInputs, CreatinineClearanceUrineOutputs>;
