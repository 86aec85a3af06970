import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { bilirubin, creatinine, inr, sodiumMmolL } from '../../checks/inputs.ts';
import { limited } from '../../checks/limits.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity, readSwitch } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { meldNaFormula } from './meld-na.formula.ts';
import { type MeldNaInputs, type MeldNaOutputs, meldNaEquation, meldNaOutputs as outputs } from './meld-na.shape.ts';

export type { MeldNaInputs, MeldNaOutputs } from './meld-na.shape.ts';
export type MeldNaResult = Result<'meld-na', MeldNaOutputs>;

/**
 * MELD-Na as OPTN counted it from 2016 to 2023 (policy 9.1); not the MELD-Na of Kim 2008, which has other bounds.
 */
export function meldNa(given: MeldNaInputs, options?: Options): MeldNaResult {
  const findings = examine(options);
  const values = objectOf(given);
  const measured = {
    creatinine: readQuantity(findings, 'creatinine', values.creatinine, creatinine),
    bilirubin: readQuantity(findings, 'bilirubin', values.bilirubin, bilirubin),
    inr: readNumber(findings, 'inr', values.inr, inr),
    sodiumMmolL: readNumber(findings, 'sodiumMmolL', values.sodiumMmolL, sodiumMmolL),
  };
  const dialysis = readSwitch(findings, 'dialysis', values.dialysis);
  if (findings.errors.length > 0) return refuse('meld-na', findings);

  const terms = {
    creatinine: limited(findings, 'creatinine', measured.creatinine, dialysis ? [4, 4] : [1, 4], 'mg/dL'),
    bilirubin: limited(findings, 'bilirubin', measured.bilirubin, [1, Number.POSITIVE_INFINITY], 'mg/dL'),
    inr: limited(findings, 'inr', measured.inr, [1, Number.POSITIVE_INFINITY]),
    sodiumMmolL: limited(findings, 'sodiumMmolL', measured.sodiumMmolL, [125, 137], 'mmol/L'),
  };
  const [meldI, score] = meldNaFormula(terms.creatinine, terms.bilirubin, terms.inr, terms.sodiumMmolL);
  return answer(
    'meld-na',
    findings,
    { meldI: output(meldI, outputs.meldI), meldNa: output(score, outputs.meldNa) },
    options?.explain ? explain(meldNaEquation, { ...terms, meldI }) : undefined,
  );
}
