import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { bilirubin, creatinine, inr } from '../../checks/inputs.ts';
import { clamp } from '../../checks/limits.ts';
import { stepFor, tableOutput, unitlessOutput } from '../../checks/output.ts';
import { dialysis } from '../../checks/questions.ts';
import { readBoolean, readNumber, readQuantity } from '../../checks/read.ts';
import type { Gap, Options, Output, Result, Shape, TableRow } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type MeldInputs = {
  /** In serum or plasma. The score sets a lowest and a highest value that count. */
  creatinine: Quantity<'mg/dL' | 'umol/L'>;
  /** Total bilirubin. */
  bilirubin: Quantity<'mg/dL' | 'umol/L'>;
  /** International normalised ratio, without unit. Anticoagulants change its meaning here. */
  inr: number;
  /** Twice in 7 days, or 24 hours of continuous haemofiltration: creatinine then counts as 4.0 mg/dL. */
  dialysis: boolean;
};

export type MeldOutputs = {
  /** 6 to 40. */
  meld: Output;
  /** On the waiting list in 2003. */
  mortality3MonthPercent: Output | Gap;
};

export const meldShape = {
  equation: 'min(max(round(9.57 * ln(creatinine) + 3.78 * ln(bilirubin) + 11.2 * ln(inr) + 6.43), 6), 40)',
  inputs: {
    creatinine,
    bilirubin,
    inr,
    dialysis,
  },
  outputs: {
    meld: { labelKey: 'meld.score', decimals: 0 },
    mortality3MonthPercent: { labelKey: 'meld.mortality', unit: '%', decimals: 1 },
  },
} as const satisfies Shape<MeldInputs, MeldOutputs>;

/** % of adults on the waiting list, by original MELD: Wiesner 2003. Not valid for later versions. */
export const meldMortality = [
  { from: 6, value: 1.9 },
  { from: 10, value: 6 },
  { from: 20, value: 19.6 },
  { from: 30, value: 52.6 },
  { from: 40, value: 71.3 },
] as const satisfies readonly TableRow[];

/**
 * Returns MELD from 6 to 40, unchecked: creatinine and bilirubin in mg/dL, each already within the bounds of the
 * rule.
 *
 * Kamath PS et al. Hepatology 2001;33:464-470, doi:10.1053/jhep.2001.22172, with the rounding and the bounds of UNOS.
 */
export function meldFormula(creatinine: number, bilirubin: number, inr: number): number {
  const raw = 9.57 * Math.log(creatinine) + 3.78 * Math.log(bilirubin) + 11.2 * Math.log(inr) + 6.43;
  return Math.min(Math.max(Math.round(raw), 6), 40);
}

export type MeldResult = Result<'meld', MeldOutputs>;

/**
 * Returns the original MELD with its own mortality table. MELD-Na and MELD 3.0 have replaced it for transplants.
 *
 * Kamath PS et al. Hepatology 2001;33:464-470, doi:10.1053/jhep.2001.22172; mortality: Wiesner 2003.
 */
export function meld(given: MeldInputs, options?: Options): MeldResult {
  const { equation, inputs, outputs } = meldShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const measured = {
    creatinine: readQuantity(findings, 'creatinine', values.creatinine, inputs.creatinine),
    bilirubin: readQuantity(findings, 'bilirubin', values.bilirubin, inputs.bilirubin),
    inr: readNumber(findings, 'inr', values.inr, inputs.inr),
  };
  const dialysis = readBoolean(findings, 'dialysis', values.dialysis);
  if (findings.errors) return refusal('meld', findings.errors);

  const creatinine = clamp(findings, 'creatinine', measured.creatinine, 'mg/dL', dialysis ? 4 : 1, 4);
  const bilirubin = clamp(findings, 'bilirubin', measured.bilirubin, 'mg/dL', 1);
  const inr = clamp(findings, 'inr', measured.inr, undefined, 1);
  const score = meldFormula(creatinine, bilirubin, inr);
  return success(
    'meld',
    findings,
    {
      meld: unitlessOutput(score, outputs.meld),
      mortality3MonthPercent: tableOutput(stepFor(score, meldMortality)?.value, outputs.mortality3MonthPercent),
    },
    options?.explain && explain(equation, { creatinine, bilirubin, inr }),
  );
}
