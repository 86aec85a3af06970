import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { albumin, bilirubin, creatinine, inr, sodiumMmolL } from '../../checks/inputs.ts';
import { limited } from '../../checks/limits.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity, readSwitch } from '../../checks/read.ts';
import { readSex } from '../../checks/sex.ts';
import type { Options, Result } from '../../types.ts';
import { meld3Formula } from './meld-3.formula.ts';
import { type Meld3Inputs, type Meld3Outputs, meld3Equation, meld3Outputs as outputs } from './meld-3.shape.ts';

export type { Meld3Inputs, Meld3Outputs } from './meld-3.shape.ts';
export type Meld3Result = Result<'meld-3', Meld3Outputs>;

/**
 * MELD 3.0, in use by OPTN since July 2023.
 *
 * Kim WR et al. Gastroenterology 2021;161:1887-1895, doi:10.1053/j.gastro.2021.08.050.
 */
export function meld3(given: Meld3Inputs, options?: Options): Meld3Result {
  const findings = examine(options);
  const values = objectOf(given);
  const measured = {
    creatinine: readQuantity(findings, 'creatinine', values.creatinine, creatinine),
    bilirubin: readQuantity(findings, 'bilirubin', values.bilirubin, bilirubin),
    inr: readNumber(findings, 'inr', values.inr, inr),
    sodiumMmolL: readNumber(findings, 'sodiumMmolL', values.sodiumMmolL, sodiumMmolL),
    albumin: readQuantity(findings, 'albumin', values.albumin, albumin),
  };
  const sex = readSex(findings, values.sex);
  const dialysis = readSwitch(findings, 'dialysis', values.dialysis);
  if (findings.errors.length > 0) return refuse('meld-3', findings);

  const female = sex === 'female';
  const terms = {
    creatinine: limited(findings, 'creatinine', measured.creatinine, dialysis ? [3, 3] : [1, 3], 'mg/dL'),
    bilirubin: limited(findings, 'bilirubin', measured.bilirubin, [1, Number.POSITIVE_INFINITY], 'mg/dL'),
    inr: limited(findings, 'inr', measured.inr, [1, Number.POSITIVE_INFINITY]),
    sodiumMmolL: limited(findings, 'sodiumMmolL', measured.sodiumMmolL, [125, 137], 'mmol/L'),
    albumin: limited(findings, 'albumin', measured.albumin, [1.5, 3.5], 'g/dL'),
  };
  const raw = meld3Formula(terms.creatinine, terms.bilirubin, terms.inr, terms.sodiumMmolL, terms.albumin, female);
  return answer(
    'meld-3',
    findings,
    { raw: output(raw, outputs.raw), meld3: output(Math.min(Math.round(raw), 40), outputs.meld3) },
    options?.explain ? explain(meld3Equation, { ...terms, female: Number(female) }) : undefined,
  );
}
