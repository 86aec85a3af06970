import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { limited } from '../../checks/limits.ts';
import { plain } from '../../checks/output.ts';
import { readBoolean, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './meld-na.facts.gen.ts';
import { meldNaFormula } from './meld-na.formula.ts';
import type { MeldNaInputs, MeldNaOutputs } from './meld-na.shape.ts';

export type { MeldNaInputs, MeldNaOutputs } from './meld-na.shape.ts';
export type MeldNaResult = Result<'meld-na', MeldNaOutputs>;

/**
 * MELD-Na as OPTN counted it from 2016 to 2023 (policy 9.1); not the MELD-Na of Kim 2008, which has other bounds.
 */
export function meldNa(given: MeldNaInputs, options?: Options): MeldNaResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const measured = {
    creatinine: readQuantity(findings, 'creatinine', values.creatinine, facts.creatinine),
    bilirubin: readQuantity(findings, 'bilirubin', values.bilirubin, facts.bilirubin),
    inr: readNumber(findings, 'inr', values.inr, facts.inr),
    sodiumMmolL: readNumber(findings, 'sodiumMmolL', values.sodiumMmolL, facts.sodiumMmolL),
  };
  const dialysis = readBoolean(findings, 'dialysis', values.dialysis);
  if (findings.errors) return refuse('meld-na', findings.errors);

  const creatinine = limited(findings, 'creatinine', measured.creatinine, 'mg/dL', dialysis ? 4 : 1, 4);
  const bilirubin = limited(findings, 'bilirubin', measured.bilirubin, 'mg/dL', 1);
  const inr = limited(findings, 'inr', measured.inr, undefined, 1);
  const sodiumMmolL = limited(findings, 'sodiumMmolL', measured.sodiumMmolL, 'mmol/L', 125, 137);
  const scores = meldNaFormula(creatinine, bilirubin, inr, sodiumMmolL);
  return answer(
    'meld-na',
    findings,
    { meldI: plain(scores[0], facts.meldIOutput), meldNa: plain(scores[1], facts.meldNaOutput) },
    options?.explain && explain(facts.equation, { creatinine, bilirubin, inr, sodiumMmolL, meldI: scores[0] }),
  );
}
