import type { Output, Shape } from '../../types.ts';
import type { ApgarPoints } from './apgar.formula.ts';

export type ApgarInputs = {
  /** Colour of the skin. */
  appearance: ApgarPoints;
  /** Heart rate. */
  pulse: ApgarPoints;
  /** Reaction to stimuli. */
  grimace: ApgarPoints;
  /** Muscle tone. */
  activity: ApgarPoints;
  /** Breathing. */
  respiration: ApgarPoints;
};

export type ApgarBand = 'low' | 'moderately-abnormal' | 'reassuring';

export type ApgarOutputs = {
  /** 0 to 10. */
  score: Output<ApgarBand>;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const apgarShape = {
  equation: 'appearance + pulse + grimace + activity + respiration',
  inputs: {},
  outputs: {
    score: {
      labelKey: 'apgar.score',
      decimals: 0,
      bands: [
        { code: 'low', from: 0 },
        { code: 'moderately-abnormal', from: 4 },
        { code: 'reassuring', from: 7 },
      ],
      bandsKey: 'apgar.band',
    },
  },
} as const satisfies Shape<object, ApgarOutputs>;
