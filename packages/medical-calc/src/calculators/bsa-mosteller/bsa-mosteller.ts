import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './bsa-mosteller.facts.gen.ts';
import { bsaMostellerFormula } from './bsa-mosteller.formula.ts';
import type { BsaMostellerInputs, BsaMostellerOutputs } from './bsa-mosteller.shape.ts';

export type { BsaMostellerInputs, BsaMostellerOutputs } from './bsa-mosteller.shape.ts';
export type BsaMostellerResult = Result<'bsa-mosteller', BsaMostellerOutputs>;

/**
 * Body surface area in m², to three significant digits.
 *
 * Mosteller RD. N Engl J Med 1987;317:1098, doi:10.1056/NEJM198710223171717.
 */
export function bsaMosteller(given: BsaMostellerInputs, options?: Options): BsaMostellerResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, facts.weightKg);
  const heightCm = readNumber(findings, 'heightCm', values.heightCm, facts.heightCm);
  if (findings.errors) return refuse('bsa-mosteller', findings.errors);

  return answer(
    'bsa-mosteller',
    findings,
    { bsa: significantOutput(bsaMostellerFormula(weightKg, heightCm), facts.bsaOutput) },
    options?.explain && explain(facts.equation, { weightKg, heightCm }),
  );
}
