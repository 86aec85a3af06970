import { adultAge } from '../../checks/inputs.ts';
import type { Sex } from '../../checks/questions.ts';
import type { NumberInput, Output } from '../../types.ts';

export type Cha2ds2VaItem =
  | 'heartFailure'
  | 'hypertension'
  | 'diabetes'
  | 'strokeTiaThromboembolism'
  | 'vascularDisease';

/** Every question needs an answer: a missing one is not a no. Age in years. Sex is asked for and counts for nothing. */
export type Cha2ds2VaInputs = Record<Cha2ds2VaItem, boolean> & { age: number; sex: Sex };

export type Cha2ds2VaBand = 'low' | 'consider' | 'recommended';

export type Cha2ds2VaOutputs = {
  /** 0 to 8. */
  score: Output<Cha2ds2VaBand>;
};

export const cha2ds2VaAge = {
  ...adultAge,
  steps: [
    { from: 65, points: 1 },
    { from: 75, points: 2 },
  ],
} as const satisfies NumberInput;

export const cha2ds2VaOutputs = {
  score: {
    decimals: 0,
    bands: [
      { code: 'low', from: 0 },
      { code: 'consider', from: 1 },
      { code: 'recommended', from: 2 },
    ],
  },
} as const;

export const cha2ds2VaEquation =
  'heartFailure + hypertension + diabetes + 2 * strokeTiaThromboembolism + vascularDisease + (age >= 65) + (age >= 75)';
