import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { limited } from '../../checks/limits.ts';
import { plain } from '../../checks/output.ts';
import { readBoolean, readChoice, readNumber, readQuantity, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './meld-3.facts.gen.ts';
import { meld3Formula } from './meld-3.formula.ts';
import type { Meld3Inputs, Meld3Outputs } from './meld-3.shape.ts';

export type { Meld3Inputs, Meld3Outputs } from './meld-3.shape.ts';
export type Meld3Result = Result<'meld-3', Meld3Outputs>;

/**
 * MELD 3.0, in use by OPTN since July 2023.
 *
 * Kim WR et al. Gastroenterology 2021;161:1887-1895, doi:10.1053/j.gastro.2021.08.050.
 */
export function meld3(given: Meld3Inputs, options?: Options): Meld3Result {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const measured = {
    creatinine: readQuantity(findings, 'creatinine', values.creatinine, facts.creatinine),
    bilirubin: readQuantity(findings, 'bilirubin', values.bilirubin, facts.bilirubin),
    inr: readNumber(findings, 'inr', values.inr, facts.inr),
    sodiumMmolL: readNumber(findings, 'sodiumMmolL', values.sodiumMmolL, facts.sodiumMmolL),
    albumin: readQuantity(findings, 'albumin', values.albumin, facts.albumin),
  };
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  const dialysis = readBoolean(findings, 'dialysis', values.dialysis);
  if (findings.errors) return refuse('meld-3', findings.errors);

  const female = sex === 'female';
  const creatinine = limited(findings, 'creatinine', measured.creatinine, 'mg/dL', dialysis ? 3 : 1, 3);
  const bilirubin = limited(findings, 'bilirubin', measured.bilirubin, 'mg/dL', 1);
  const inr = limited(findings, 'inr', measured.inr, undefined, 1);
  const sodiumMmolL = limited(findings, 'sodiumMmolL', measured.sodiumMmolL, 'mmol/L', 125, 137);
  const albumin = limited(findings, 'albumin', measured.albumin, 'g/dL', 1.5, 3.5);
  const raw = meld3Formula(creatinine, bilirubin, inr, sodiumMmolL, albumin, female);
  return answer(
    'meld-3',
    findings,
    { raw: plain(raw, facts.rawOutput), meld3: plain(Math.min(Math.round(raw), 40), facts.meld3Output) },
    options?.explain &&
      explain(facts.equation, { creatinine, bilirubin, inr, sodiumMmolL, albumin, female: Number(female) }),
  );
}
