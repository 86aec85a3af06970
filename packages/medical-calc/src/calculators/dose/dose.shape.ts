import { heightCm, weightKg } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';

export type DoseInputs = {
  /** Body weight in kilograms. */
  weightKg: number;
  /** How many times the drug is given, a whole number: the total is divided by it. */
  administrations: number;
  /** Either this one, or the dose per square metre. */
  doseMgPerKg?: number;
  /** Standing height in centimetres: needed for the dose per square metre, not used otherwise. */
  heightCm?: number;
  /** Either this one with the height, or the dose per kilogram. */
  doseMgPerM2?: number;
};

export type DoseOutputs = {
  /** mg in all. */
  totalDoseMg: Output;
  /** mg each time. */
  singleDoseMg: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const doseShape = {
  equation: 'weightKg * doseMgPerKg / administrations',
  equationPerM2: 'sqrt(weightKg * heightCm / 3600) * doseMgPerM2 / administrations',
  inputs: {
    weightKg,
    administrations: {
      kind: 'integer',
      hard: [1, 100],
      usual: [1, 10],
      labelKey: 'dose.administrations',
      helpKey: 'dose.administrations.help',
    },
    // A microgram is the least that is usual: the hard range means more than nothing, and is nothing to read.
    doseMgPerKg: {
      kind: 'number',
      unit: 'mg/kg',
      hard: [0.000001, 10_000],
      usual: [0.001, 10],
      labelKey: 'dose.doseMgPerKg',
      optional: true,
      requiredWhen: { missing: 'doseMgPerM2' },
      conflictsWith: 'doseMgPerM2',
    },
    heightCm: { ...heightCm, optional: true, requiredWhen: { given: 'doseMgPerM2' } },
    doseMgPerM2: {
      kind: 'number',
      unit: 'mg/m2',
      hard: [0.000001, 50_000],
      usual: [0.001, 10],
      labelKey: 'dose.doseMgPerM2',
      helpKey: 'dose.doseMgPerM2.help',
      optional: true,
      conflictsWith: 'doseMgPerKg',
    },
  },
  outputs: {
    totalDoseMg: { labelKey: 'dose.totalDoseMg', unit: 'mg', significantDigits: 3 },
    singleDoseMg: { labelKey: 'dose.singleDoseMg', unit: 'mg', significantDigits: 3 },
  },
} as const satisfies Shape<DoseInputs, DoseOutputs> & { equationPerM2: string };
