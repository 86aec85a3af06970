import { weightKg } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';

export type InfusionRateInputs = {
  /** Body weight in kilograms. */
  weightKg: number;
  /** Micrograms per kilogram and minute. */
  doseMcgPerKgPerMin: number;
  /** Milligrams of drug in one vial. */
  vialMg: number;
  /** How many vials are diluted; half a vial counts as 0.5. */
  vials: number;
  /** Final volume of the bag or syringe, drug included. */
  volumeMl: number;
};

export type InfusionRateOutputs = {
  /** mg/mL in the bag. */
  concentrationMgPerMl: Output;
  /** mL/h. */
  rateMlPerH: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const infusionRateShape = {
  equation: 'weightKg * doseMcgPerKgPerMin * 60 / (1000 * vialMg * vials / volumeMl)',
  inputs: {
    weightKg,
    doseMcgPerKgPerMin: {
      kind: 'number',
      unit: 'ug/kg/min',
      hard: [0.000001, 10_000],
      usual: [1, 10],
      labelKey: 'infusion-rate.dose',
      helpKey: 'infusion-rate.dose.help',
    },
    vialMg: {
      kind: 'number',
      unit: 'mg',
      hard: [0.001, 100_000],
      usual: [1, 10],
      labelKey: 'infusion-rate.vialMg',
    },
    vials: {
      kind: 'number',
      hard: [0.01, 1000],
      usual: [1, 10],
      labelKey: 'infusion-rate.vials',
    },
    volumeMl: {
      kind: 'number',
      unit: 'mL',
      hard: [0.1, 10_000],
      usual: [100, 500],
      labelKey: 'infusion-rate.volumeMl',
      helpKey: 'infusion-rate.volumeMl.help',
    },
  },
  outputs: {
    concentrationMgPerMl: { labelKey: 'infusion-rate.concentration', unit: 'mg/mL', significantDigits: 3 },
    rateMlPerH: { labelKey: 'infusion-rate.rate', unit: 'mL/h', significantDigits: 3 },
  },
} as const satisfies Shape<InfusionRateInputs, InfusionRateOutputs>;
