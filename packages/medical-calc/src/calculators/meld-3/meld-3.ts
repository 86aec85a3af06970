import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { albumin, bilirubin, creatinine, inr, sodiumMmolL } from '../../checks/inputs.ts';
import { clamp } from '../../checks/limits.ts';
import { unitlessOutput } from '../../checks/output.ts';
import { dialysis, type Sex, sex } from '../../checks/questions.ts';
import { readBoolean, readChoice, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type Meld3Inputs = {
  /** In serum or plasma. The score sets a lowest and a highest value that count. */
  creatinine: Quantity<'mg/dL' | 'umol/L'>;
  /** Total bilirubin. */
  bilirubin: Quantity<'mg/dL' | 'umol/L'>;
  /** International normalised ratio, without unit. Anticoagulants change its meaning here. */
  inr: number;
  /** mmol/L, the same number as mEq/L. The score sets a lowest and a highest value that count. */
  sodiumMmolL: number;
  /** In serum or plasma. */
  albumin: Quantity<'g/dL' | 'g/L'>;
  /** Sex of the equation, which has coefficients for these two only. */
  sex: Sex;
  /** Twice in 7 days, or 24 hours of continuous haemofiltration: creatinine then counts as 3.0 mg/dL. */
  dialysis: boolean;
};

export type Meld3Outputs = {
  /** Before rounding and before the cap of 40. */
  raw: Output;
  /** 6 to 40. */
  meld3: Output;
};

export const meld3Shape = {
  equation:
    '1.33 * female + 4.56 * ln(bilirubin) + 0.82 * (137 - sodiumMmolL) - 0.24 * (137 - sodiumMmolL) * ln(bilirubin) + 9.09 * ln(inr) + 11.14 * ln(creatinine) + 1.85 * (3.5 - albumin) - 1.83 * (3.5 - albumin) * ln(creatinine) + 6',
  inputs: {
    creatinine,
    bilirubin,
    inr,
    sodiumMmolL,
    albumin,
    sex,
    dialysis,
  },
  outputs: {
    raw: { labelKey: 'meld-3.raw', decimals: 2 },
    meld3: { labelKey: 'meld-3.score', decimals: 0 },
  },
} as const satisfies Shape<Meld3Inputs, Meld3Outputs>;

/**
 * Returns MELD 3.0 before rounding, unchecked: creatinine and bilirubin in mg/dL, sodium in mmol/L, albumin in g/dL,
 * each already within the bounds of the rule.
 *
 * Kim WR et al. Gastroenterology 2021;161:1887-1895, doi:10.1053/j.gastro.2021.08.050.
 */
export function meld3Formula(
  creatinine: number,
  bilirubin: number,
  inr: number,
  sodium: number,
  albumin: number,
  female: boolean,
): number {
  const lnBilirubin = Math.log(bilirubin);
  const lnCreatinine = Math.log(creatinine);
  const lackOfSodium = 137 - sodium;
  const lackOfAlbumin = 3.5 - albumin;
  return (
    (female ? 1.33 : 0) +
    4.56 * lnBilirubin +
    (0.82 - 0.24 * lnBilirubin) * lackOfSodium +
    9.09 * Math.log(inr) +
    11.14 * lnCreatinine +
    (1.85 - 1.83 * lnCreatinine) * lackOfAlbumin +
    6
  );
}

export type Meld3Result = Result<'meld-3', Meld3Outputs>;

/**
 * Returns MELD 3.0, in use by OPTN since July 2023.
 *
 * Kim WR et al. Gastroenterology 2021;161:1887-1895, doi:10.1053/j.gastro.2021.08.050.
 */
export function meld3(given: Meld3Inputs, options?: Options): Meld3Result {
  const { equation, inputs, outputs } = meld3Shape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const measured = {
    creatinine: readQuantity(findings, 'creatinine', values.creatinine, inputs.creatinine),
    bilirubin: readQuantity(findings, 'bilirubin', values.bilirubin, inputs.bilirubin),
    inr: readNumber(findings, 'inr', values.inr, inputs.inr),
    sodiumMmolL: readNumber(findings, 'sodiumMmolL', values.sodiumMmolL, inputs.sodiumMmolL),
    albumin: readQuantity(findings, 'albumin', values.albumin, inputs.albumin),
  };
  const sex = readChoice(findings, 'sex', values.sex, inputs.sex);
  const dialysis = readBoolean(findings, 'dialysis', values.dialysis);
  if (findings.errors) return refusal('meld-3', findings.errors);

  const female = sex === 'female';
  const creatinine = clamp(findings, 'creatinine', measured.creatinine, 'mg/dL', dialysis ? 3 : 1, 3);
  const bilirubin = clamp(findings, 'bilirubin', measured.bilirubin, 'mg/dL', 1);
  const inr = clamp(findings, 'inr', measured.inr, undefined, 1);
  const sodiumMmolL = clamp(findings, 'sodiumMmolL', measured.sodiumMmolL, 'mmol/L', 125, 137);
  const albumin = clamp(findings, 'albumin', measured.albumin, 'g/dL', 1.5, 3.5);
  const raw = meld3Formula(creatinine, bilirubin, inr, sodiumMmolL, albumin, female);
  return success(
    'meld-3',
    findings,
    { raw: unitlessOutput(raw, outputs.raw), meld3: unitlessOutput(Math.min(Math.round(raw), 40), outputs.meld3) },
    options?.explain && explain(equation, { creatinine, bilirubin, inr, sodiumMmolL, albumin, female: Number(female) }),
  );
}
