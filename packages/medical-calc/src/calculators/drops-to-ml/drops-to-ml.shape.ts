import { dropsPerMl } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';

export type DropsToMlInputs = {
  /** How many drops. */
  drops: number;
  /** Drops in one millilitre: the product says it, there is no default. */
  dropsPerMl: number;
};

export type DropsToMlOutputs = {
  /** mL. */
  ml: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const dropsToMlShape = {
  equation: 'drops / dropsPerMl',
  inputs: {
    drops: {
      kind: 'number',
      unit: '[drp]',
      hard: [0.1, 100_000],
      usual: [1, 1000],
      labelKey: 'drops-to-ml.drops',
    },
    dropsPerMl,
  },
  outputs: {
    ml: { labelKey: 'drops-to-ml.ml', unit: 'mL', significantDigits: 3 },
  },
} as const satisfies Shape<DropsToMlInputs, DropsToMlOutputs>;
