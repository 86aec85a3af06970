import { adultAge } from '../../checks/inputs.ts';
import type { Gap, NumberInput, Output } from '../../types.ts';

export type HasBledItem =
  | 'uncontrolledHypertension'
  | 'abnormalRenalFunction'
  | 'abnormalLiverFunction'
  | 'stroke'
  | 'bleeding'
  | 'labileInr'
  | 'drugs'
  | 'alcohol';

/** Every question needs an answer: a missing one is not a no. Age in years. */
export type HasBledInputs = Record<HasBledItem, boolean> & { age: number };

export type HasBledBand = 'not-high' | 'high';

export type HasBledOutputs = {
  /** 0 to 9. */
  score: Output<HasBledBand>;
  /** Nobody knows it above 5. */
  bleedsPer100PatientYears: Output | Gap;
  /** Nobody knows it above 5. */
  majorBleedingRiskPercent: Output | Gap;
};

/** In the order of the form. */
const hasBledItems = [
  'uncontrolledHypertension',
  'abnormalRenalFunction',
  'abnormalLiverFunction',
  'stroke',
  'bleeding',
  'labileInr',
  'drugs',
  'alcohol',
] as const satisfies readonly HasBledItem[];

export const hasBledAge = {
  ...adultAge,
  steps: [{ above: 65, points: 1 }],
} as const satisfies NumberInput;

export const hasBledOutputs = {
  score: {
    decimals: 0,
    bands: [
      { code: 'not-high', from: 0 },
      { code: 'high', from: 3 },
    ],
  },
  bleedsPer100PatientYears: { unit: '/(100.a)', decimals: 2 },
  majorBleedingRiskPercent: { unit: '%', decimals: 1 },
} as const;

export const hasBledEquation = `${hasBledItems.join(' + ')} + (age > 65)`;
