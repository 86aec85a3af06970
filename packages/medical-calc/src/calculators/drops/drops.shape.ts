import { dropsPerMl } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';

export type DropsInputs = {
  /** Milligrams of drug in the solution. */
  contentMg: number;
  /** Millilitres of that solution. */
  volumeMl: number;
  /** Milligrams to take. */
  doseMg: number;
  /** Drops in one millilitre: the product says it, there is no default. */
  dropsPerMl: number;
};

export type DropsOutputs = {
  /** mL. */
  ml: Output;
  /** Drops, with their fraction: whole drops are for whoever counts them. */
  drops: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const dropsShape = {
  equation: 'doseMg / (contentMg / volumeMl) * dropsPerMl',
  inputs: {
    contentMg: {
      kind: 'number',
      unit: 'mg',
      hard: [0.001, 100_000],
      usual: [0.001, 50],
      labelKey: 'drops.contentMg',
    },
    volumeMl: {
      kind: 'number',
      unit: 'mL',
      hard: [0.01, 10_000],
      usual: [0.01, 100],
      labelKey: 'drops.volumeMl',
    },
    doseMg: {
      kind: 'number',
      unit: 'mg',
      hard: [0.000001, 100_000],
      usual: [0.001, 10],
      labelKey: 'drops.doseMg',
    },
    dropsPerMl,
  },
  outputs: {
    ml: { labelKey: 'drops.ml', unit: 'mL', significantDigits: 3 },
    drops: { labelKey: 'drops.drops', unit: '[drp]', significantDigits: 3 },
  },
} as const satisfies Shape<DropsInputs, DropsOutputs>;
