import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { bilirubin, creatinine, inr } from '../../checks/inputs.ts';
import { limited } from '../../checks/limits.ts';
import { known, output, reached } from '../../checks/output.ts';
import { readNumber, readQuantity, readSwitch } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { meldFormula } from './meld.formula.ts';
import { type MeldInputs, type MeldOutputs, meldEquation, meldOutputs as outputs } from './meld.shape.ts';
import { mortalityByMeld } from './meld.table.ts';

export type { MeldInputs, MeldOutputs } from './meld.shape.ts';
export type MeldResult = Result<'meld', MeldOutputs>;

/**
 * The original MELD, with the mortality that belongs to it. MELD-Na and MELD 3.0 have replaced it for transplants.
 *
 * Kamath PS et al. Hepatology 2001;33:464-470, doi:10.1053/jhep.2001.22172; mortality: Wiesner 2003.
 */
export function meld(given: MeldInputs, options?: Options): MeldResult {
  const findings = examine(options);
  const values = objectOf(given);
  const measured = {
    creatinine: readQuantity(findings, 'creatinine', values.creatinine, creatinine),
    bilirubin: readQuantity(findings, 'bilirubin', values.bilirubin, bilirubin),
    inr: readNumber(findings, 'inr', values.inr, inr),
  };
  const dialysis = readSwitch(findings, 'dialysis', values.dialysis);
  if (findings.errors.length > 0) return refuse('meld', findings);

  const terms = {
    creatinine: limited(findings, 'creatinine', measured.creatinine, dialysis ? [4, 4] : [1, 4], 'mg/dL'),
    bilirubin: limited(findings, 'bilirubin', measured.bilirubin, [1, Number.POSITIVE_INFINITY], 'mg/dL'),
    inr: limited(findings, 'inr', measured.inr, [1, Number.POSITIVE_INFINITY]),
  };
  const score = meldFormula(terms.creatinine, terms.bilirubin, terms.inr);
  return answer(
    'meld',
    findings,
    {
      meld: output(score, outputs.meld),
      mortality3MonthPercent: known(reached(score, mortalityByMeld)?.value, outputs.mortality3MonthPercent),
    },
    options?.explain ? explain(meldEquation, terms) : undefined,
  );
}
