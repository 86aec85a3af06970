import type { Output } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type MeldNaInputs = {
  creatinine: Quantity<'mg/dL' | 'umol/L'>;
  /** Total bilirubin. */
  bilirubin: Quantity<'mg/dL' | 'umol/L'>;
  inr: number;
  sodiumMmolL: number;
  /** Twice in 7 days, or 24 hours of continuous haemofiltration: then 4.0 mg/dL stands for the creatinine. */
  dialysis: boolean;
};

export type MeldNaOutputs = {
  /** MELD(i), rounded as OPTN has it, before the sodium. */
  meldI: Output;
  /** 6 to 40. */
  meldNa: Output;
};

export const meldNaOutputs = { meldI: { decimals: 0 }, meldNa: { decimals: 0 } } as const;

export const meldNaEquation =
  'min(round(meldI + (meldI > 11) * (1.32 * (137 - sodiumMmolL) - 0.033 * meldI * (137 - sodiumMmolL))), 40)';
