import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { limited } from '../../checks/limits.ts';
import { known, plain, reached } from '../../checks/output.ts';
import { readBoolean, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './meld.facts.gen.ts';
import { meldFormula } from './meld.formula.ts';
import type { MeldInputs, MeldOutputs } from './meld.shape.ts';

export type { MeldInputs, MeldOutputs } from './meld.shape.ts';
export type MeldResult = Result<'meld', MeldOutputs>;

/**
 * The original MELD, with the mortality that belongs to it. MELD-Na and MELD 3.0 have replaced it for transplants.
 *
 * Kamath PS et al. Hepatology 2001;33:464-470, doi:10.1053/jhep.2001.22172; mortality: Wiesner 2003.
 */
export function meld(given: MeldInputs, options?: Options): MeldResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const measured = {
    creatinine: readQuantity(findings, 'creatinine', values.creatinine, facts.creatinine),
    bilirubin: readQuantity(findings, 'bilirubin', values.bilirubin, facts.bilirubin),
    inr: readNumber(findings, 'inr', values.inr, facts.inr),
  };
  const dialysis = readBoolean(findings, 'dialysis', values.dialysis);
  if (findings.errors) return refuse('meld', findings.errors);

  const creatinine = limited(findings, 'creatinine', measured.creatinine, 'mg/dL', dialysis ? 4 : 1, 4);
  const bilirubin = limited(findings, 'bilirubin', measured.bilirubin, 'mg/dL', 1);
  const inr = limited(findings, 'inr', measured.inr, undefined, 1);
  const score = meldFormula(creatinine, bilirubin, inr);
  return answer(
    'meld',
    findings,
    {
      meld: plain(score, facts.meldOutput),
      mortality3MonthPercent: known(
        reached(score, facts.mortality3MonthPercentTable),
        facts.mortality3MonthPercentOutput,
      ),
    },
    options?.explain && explain(facts.equation, { creatinine, bilirubin, inr }),
  );
}
