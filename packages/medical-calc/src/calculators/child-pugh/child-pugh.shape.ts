import { albumin, bilirubin, inr } from '../../checks/inputs.ts';
import type { ClassOutput, NumberInput, Output, QuantityInput } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type ChildPughInputs = {
  /** Total. */
  bilirubin: Quantity<'mg/dL' | 'umol/L'>;
  albumin: Quantity<'g/dL' | 'g/L'>;
  inr: number;
  ascites: 'none' | 'mild' | 'moderate-severe';
  encephalopathy: 'none' | 'grade1-2' | 'grade3-4';
};

export type ChildPughClass = 'A' | 'B' | 'C';

export type ChildPughOutputs = {
  /** 5 to 15. */
  score: Output;
  class: ClassOutput<ChildPughClass>;
};

/**
 * Whole numbers in µmol/L give what tables in that unit print, below 34, 34 to 51, above 51 (Harrison’s, 20th edition;
 * PMC3017746, table 1): 34 gives 2 points although it is 1.99 mg/dL. Where 34 to 50 is printed, 3 mg/dL are rounded down:
 * they are 51.3 µmol/L, and give 2 points in either unit.
 */
export const childPughBilirubin = {
  ...bilirubin,
  steps: [
    { from: 0, points: 1 },
    { from: 2, points: 2 },
    { above: 3, points: 3 },
  ],
} as const satisfies QuantityInput;

export const childPughAlbumin = {
  ...albumin,
  steps: [
    { from: 0, points: 3 },
    { from: 2.8, points: 2 },
    { above: 3.5, points: 1 },
  ],
} as const satisfies QuantityInput;

export const childPughInr = {
  ...inr,
  steps: [
    { from: 0, points: 1 },
    { from: 1.7, points: 2 },
    { above: 2.3, points: 3 },
  ],
} as const satisfies NumberInput;

export const childPughAscites = {
  choices: [
    { value: 'none', labelKey: 'child-pugh.none', points: 1 },
    { value: 'mild', labelKey: 'child-pugh.ascites.mild', points: 2 },
    { value: 'moderate-severe', labelKey: 'child-pugh.ascites.moderate-severe', points: 3 },
  ],
} as const;

export const childPughEncephalopathy = {
  choices: [
    { value: 'none', labelKey: 'child-pugh.none', points: 1 },
    { value: 'grade1-2', labelKey: 'child-pugh.encephalopathy.grade1-2', points: 2 },
    { value: 'grade3-4', labelKey: 'child-pugh.encephalopathy.grade3-4', points: 3 },
  ],
} as const;

export const childPughOutputs = {
  score: { decimals: 0 },
  class: {
    classOf: 'score',
    bands: [
      { code: 'A', from: 5 },
      { code: 'B', from: 7 },
      { code: 'C', from: 10 },
    ],
  },
} as const;

export const childPughEquation = 'bilirubinPoints + albuminPoints + inrPoints + ascitesPoints + encephalopathyPoints';
