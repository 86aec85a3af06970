import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { bilirubin, creatinine, inr, sodiumMmolL } from '../../checks/inputs.ts';
import { clamp } from '../../checks/limits.ts';
import { unitlessOutput } from '../../checks/output.ts';
import { dialysis } from '../../checks/questions.ts';
import { readBoolean, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type MeldNaInputs = {
  /** In serum or plasma. The score sets a lowest and a highest value that count. */
  creatinine: Quantity<'mg/dL' | 'umol/L'>;
  /** Total bilirubin. */
  bilirubin: Quantity<'mg/dL' | 'umol/L'>;
  /** International normalised ratio, without unit. Anticoagulants change its meaning here. */
  inr: number;
  /** mmol/L, the same number as mEq/L. The score sets a lowest and a highest value that count. */
  sodiumMmolL: number;
  /** Twice in 7 days, or 24 hours of continuous haemofiltration: creatinine then counts as 4.0 mg/dL. */
  dialysis: boolean;
};

export type MeldNaOutputs = {
  /** MELD(i) rounded as in the OPTN policy, before the sodium term. */
  meldI: Output;
  /** 6 to 40. */
  meldNa: Output;
};

export const meldNaShape = {
  equation: 'min(round(meldI + (meldI > 11) * (1.32 * (137 - sodiumMmolL) - 0.033 * meldI * (137 - sodiumMmolL))), 40)',
  inputs: {
    creatinine,
    bilirubin,
    inr,
    sodiumMmolL,
    dialysis,
  },
  outputs: {
    meldI: { labelKey: 'meld-na.first', decimals: 0 },
    meldNa: { labelKey: 'meld-na.score', decimals: 0 },
  },
} as const satisfies Shape<MeldNaInputs, MeldNaOutputs>;

/**
 * Returns MELD(i) and MELD-Na, unchecked: creatinine and bilirubin in mg/dL, sodium in mmol/L, each already within
 * the bounds of the rule. MELD(i) is rounded before the sodium term: omitting that moves a score by up to 11 points.
 *
 * OPTN policy 9.1, 2016.
 */
export function meldNaFormula(creatinine: number, bilirubin: number, inr: number, sodium: number): [number, number] {
  const first = 9.57 * Math.log(creatinine) + 3.78 * Math.log(bilirubin) + 11.2 * Math.log(inr) + 6.43;
  const meldI = Math.round(first);
  const lack = 137 - sodium;
  return [meldI, Math.min(meldI > 11 ? Math.round(meldI + 1.32 * lack - 0.033 * meldI * lack) : meldI, 40)];
}

export type MeldNaResult = Result<'meld-na', MeldNaOutputs>;

/**
 * Returns MELD-Na as OPTN computed it from 2016 to 2023 (policy 9.1); not the MELD-Na of Kim 2008, which has other
 * bounds.
 */
export function meldNa(given: MeldNaInputs, options?: Options): MeldNaResult {
  const { equation, inputs, outputs } = meldNaShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const measured = {
    creatinine: readQuantity(findings, 'creatinine', values.creatinine, inputs.creatinine),
    bilirubin: readQuantity(findings, 'bilirubin', values.bilirubin, inputs.bilirubin),
    inr: readNumber(findings, 'inr', values.inr, inputs.inr),
    sodiumMmolL: readNumber(findings, 'sodiumMmolL', values.sodiumMmolL, inputs.sodiumMmolL),
  };
  const dialysis = readBoolean(findings, 'dialysis', values.dialysis);
  if (findings.errors) return refusal('meld-na', findings.errors);

  const creatinine = clamp(findings, 'creatinine', measured.creatinine, 'mg/dL', dialysis ? 4 : 1, 4);
  const bilirubin = clamp(findings, 'bilirubin', measured.bilirubin, 'mg/dL', 1);
  const inr = clamp(findings, 'inr', measured.inr, undefined, 1);
  const sodiumMmolL = clamp(findings, 'sodiumMmolL', measured.sodiumMmolL, 'mmol/L', 125, 137);
  const scores = meldNaFormula(creatinine, bilirubin, inr, sodiumMmolL);
  return success(
    'meld-na',
    findings,
    { meldI: unitlessOutput(scores[0], outputs.meldI), meldNa: unitlessOutput(scores[1], outputs.meldNa) },
    options?.explain && explain(equation, { creatinine, bilirubin, inr, sodiumMmolL, meldI: scores[0] }),
  );
}
