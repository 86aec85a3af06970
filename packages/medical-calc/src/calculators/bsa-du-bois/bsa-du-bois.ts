import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './bsa-du-bois.facts.gen.ts';
import { bsaDuBoisFormula } from './bsa-du-bois.formula.ts';
import type { BsaDuBoisInputs, BsaDuBoisOutputs } from './bsa-du-bois.shape.ts';

export type { BsaDuBoisInputs, BsaDuBoisOutputs } from './bsa-du-bois.shape.ts';
export type BsaDuBoisResult = Result<'bsa-du-bois', BsaDuBoisOutputs>;

/**
 * Body surface area in m², to three significant digits.
 *
 * Du Bois D, Du Bois EF. Arch Intern Med 1916;17:863-871, doi:10.1001/archinte.1916.00080130010002.
 */
export function bsaDuBois(given: BsaDuBoisInputs, options?: Options): BsaDuBoisResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, facts.weightKg);
  const heightCm = readNumber(findings, 'heightCm', values.heightCm, facts.heightCm);
  if (findings.errors) return refuse('bsa-du-bois', findings.errors);

  return answer(
    'bsa-du-bois',
    findings,
    { bsa: significantOutput(bsaDuBoisFormula(weightKg, heightCm), facts.bsaOutput) },
    options?.explain && explain(facts.equation, { weightKg, heightCm }),
  );
}
