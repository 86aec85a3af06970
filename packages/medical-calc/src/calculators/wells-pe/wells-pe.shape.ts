import { heartRate } from '../../checks/inputs.ts';
import type { NumberInput, Output } from '../../types.ts';

export type WellsPeItem =
  | 'dvtSigns'
  | 'peMostLikely'
  | 'immobilisationOrSurgery'
  | 'previousDvtPe'
  | 'haemoptysis'
  | 'malignancy';

/** Every question needs an answer: a missing one is not a no. The heart rate is per minute. */
export type WellsPeInputs = Record<WellsPeItem, boolean> & { heartRate: number };

export type WellsPeBand = 'unlikely' | 'likely';

export type WellsPeOutputs = {
  /** 0 to 12.5. */
  score: Output<WellsPeBand>;
};

export const wellsPeHeartRate = { ...heartRate, steps: [{ above: 100, points: 1.5 }] } as const satisfies NumberInput;

export const wellsPeOutputs = {
  score: {
    decimals: 1,
    // Likely is above 4. Scores go by halves, so the next one is 4.5; a print of "5 or more" leaves it out.
    bands: [
      { code: 'unlikely', from: 0 },
      { code: 'likely', from: 4.5 },
    ],
  },
} as const;

export const wellsPeEquation =
  '3 * dvtSigns + 3 * peMostLikely + 1.5 * immobilisationOrSurgery + 1.5 * previousDvtPe + haemoptysis + malignancy + 1.5 * (heartRate > 100)';
