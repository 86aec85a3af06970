import { weightKg } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';

export type ParklandInputs = {
  /** Body weight in kilograms. */
  weightKg: number;
  /** Percent of the body surface with second- or third-degree burns. */
  tbsaPercent: number;
};

export type ParklandOutputs = {
  /** mL in 24 hours from the burn. */
  volume24hMl: Output;
  /** mL in the first 8 hours from the burn, not from the arrival. */
  first8hMl: Output;
  /** mL in the 16 hours after. */
  next16hMl: Output;
  /** mL/h, if it starts at the time of the burn. */
  rateFirst8hMlPerH: Output;
  /** mL/h. */
  rateNext16hMlPerH: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const parklandShape = {
  equation: '4 * weightKg * tbsaPercent',
  inputs: {
    weightKg,
    tbsaPercent: {
      kind: 'number',
      unit: '%',
      hard: [0.1, 100],
      usual: [10, 95],
      labelKey: 'parkland.tbsaPercent',
      helpKey: 'parkland.tbsaPercent.help',
    },
  },
  outputs: {
    volume24hMl: { labelKey: 'parkland.volume24h', unit: 'mL', significantDigits: 3 },
    first8hMl: { labelKey: 'parkland.first8h', unit: 'mL', significantDigits: 3 },
    next16hMl: { labelKey: 'parkland.next16h', unit: 'mL', significantDigits: 3 },
    rateFirst8hMlPerH: { labelKey: 'parkland.rateFirst8h', unit: 'mL/h', significantDigits: 3 },
    rateNext16hMlPerH: { labelKey: 'parkland.rateNext16h', unit: 'mL/h', significantDigits: 3 },
  },
} as const satisfies Shape<ParklandInputs, ParklandOutputs>;
