import { adultAge } from '../../checks/inputs.ts';
import type { Sex } from '../../checks/questions.ts';
import type { Gap, NumberInput, Output } from '../../types.ts';

export type Cha2ds2VascItem =
  | 'heartFailure'
  | 'hypertension'
  | 'diabetes'
  | 'strokeTiaThromboembolism'
  | 'vascularDisease';

/** Every question needs an answer: a missing one is not a no. Age in years. */
export type Cha2ds2VascInputs = Record<Cha2ds2VascItem, boolean> & { age: number; sex: Sex };

export type Cha2ds2VascOutputs = {
  /** 0 to 9. One point from female sex alone is a low risk. */
  score: Output;
  /** Ischaemic stroke, per year. */
  strokeRatePercent: Output | Gap;
  /** Stroke, TIA or embolism in an artery, per year. */
  strokeTiaEmbolismRatePercent: Output | Gap;
};

export const cha2ds2VascAge = {
  ...adultAge,
  steps: [
    { from: 65, points: 1 },
    { from: 75, points: 2 },
  ],
} as const satisfies NumberInput;

export const cha2ds2VascOutputs = {
  score: { decimals: 0 },
  strokeRatePercent: { unit: '%', decimals: 1 },
  strokeTiaEmbolismRatePercent: { unit: '%', decimals: 1 },
} as const;

export const cha2ds2VascEquation =
  'heartFailure + hypertension + diabetes + 2 * strokeTiaThromboembolism + vascularDisease + (age >= 65) + (age >= 75) + female';
