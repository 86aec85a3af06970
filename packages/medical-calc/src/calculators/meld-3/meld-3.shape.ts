import type { Sex } from '../../checks/questions.ts';
import type { Output } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type Meld3Inputs = {
  creatinine: Quantity<'mg/dL' | 'umol/L'>;
  /** Total bilirubin. */
  bilirubin: Quantity<'mg/dL' | 'umol/L'>;
  inr: number;
  sodiumMmolL: number;
  albumin: Quantity<'g/dL' | 'g/L'>;
  sex: Sex;
  /** Twice in 7 days, or 24 hours of continuous haemofiltration: then 3.0 mg/dL stands for the creatinine. */
  dialysis: boolean;
};

export type Meld3Outputs = {
  /** As computed, before rounding and before the ceiling of 40. */
  raw: Output;
  /** 6 to 40. */
  meld3: Output;
};

export const meld3Outputs = { raw: { decimals: 2 }, meld3: { decimals: 0 } } as const;

export const meld3Equation =
  '1.33 * female + 4.56 * ln(bilirubin) + 0.82 * (137 - sodiumMmolL) - 0.24 * (137 - sodiumMmolL) * ln(bilirubin) + 9.09 * ln(inr) + 11.14 * ln(creatinine) + 1.85 * (3.5 - albumin) - 1.83 * (3.5 - albumin) * ln(creatinine) + 6';
