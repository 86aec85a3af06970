import type { Gap, Output } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type MeldInputs = {
  creatinine: Quantity<'mg/dL' | 'umol/L'>;
  /** Total bilirubin. */
  bilirubin: Quantity<'mg/dL' | 'umol/L'>;
  inr: number;
  /** Twice in 7 days, or 24 hours of continuous haemofiltration: then 4.0 mg/dL stands for the creatinine. */
  dialysis: boolean;
};

export type MeldOutputs = {
  /** 6 to 40. */
  meld: Output;
  /** Of people with that score in 2003, waiting for a liver. */
  mortality3MonthPercent: Output | Gap;
};

export const meldOutputs = {
  meld: { decimals: 0 },
  mortality3MonthPercent: { unit: '%', decimals: 1 },
} as const;

export const meldEquation =
  'min(max(round(9.57 * ln(creatinine) + 3.78 * ln(bilirubin) + 11.2 * ln(inr) + 6.43), 6), 40)';
