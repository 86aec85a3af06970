import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { weightKg } from '../../checks/inputs.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type ParklandInputs = {
  /** Kilograms. */
  weightKg: number;
  /** Percent of the body surface with second- or third-degree burns. */
  tbsaPercent: number;
};

export type ParklandOutputs = {
  /** Millilitres in the first 24 hours after the burn. */
  volume24hMl: Output;
  /** From the burn, not from the arrival. */
  first8hMl: Output;
  /** Millilitres in the 16 hours after the first 8. */
  next16hMl: Output;
  /** When started at the time of the burn. */
  rateFirst8hMlPerH: Output;
  /** mL/h in these 16 hours. */
  rateNext16hMlPerH: Output;
};

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

/**
 * Returns the Ringer lactate in mL for the first 24 hours after a burn, unchecked: 4 mL × weight × percent of the
 * body surface burnt.
 *
 * Baxter CR, Shires T. Ann N Y Acad Sci 1968;150:874-894, doi:10.1111/j.1749-6632.1968.tb14738.x.
 */
export function parklandFormula(weightKg: number, tbsaPercent: number): number {
  return 4 * weightKg * tbsaPercent;
}

export type ParklandResult = Result<'parkland', ParklandOutputs>;

/**
 * Returns the fluid for the first 24 hours after a burn: half in the first 8 hours from the burn, half in the next
 * 16.
 *
 * Baxter CR, Shires T. Ann N Y Acad Sci 1968;150:874-894, doi:10.1111/j.1749-6632.1968.tb14738.x.
 */
export function parkland(given: ParklandInputs, options?: Options): ParklandResult {
  const { equation, inputs, outputs } = parklandShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, inputs.weightKg);
  const tbsaPercent = readNumber(findings, 'tbsaPercent', values.tbsaPercent, inputs.tbsaPercent);
  if (findings.errors) return refusal('parkland', findings.errors);

  const volume = parklandFormula(weightKg, tbsaPercent);
  const half = volume / 2;
  return success(
    'parkland',
    findings,
    {
      volume24hMl: significantOutput(volume, outputs.volume24hMl),
      first8hMl: significantOutput(half, outputs.first8hMl),
      next16hMl: significantOutput(half, outputs.next16hMl),
      rateFirst8hMlPerH: significantOutput(half / 8, outputs.rateFirst8hMlPerH),
      rateNext16hMlPerH: significantOutput(half / 16, outputs.rateNext16hMlPerH),
    },
    options?.explain && explain(equation, { weightKg, tbsaPercent }),
  );
}
