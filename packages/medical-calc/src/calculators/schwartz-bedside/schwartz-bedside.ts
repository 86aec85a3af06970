import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './schwartz-bedside.facts.gen.ts';
import { schwartzBedsideFormula } from './schwartz-bedside.formula.ts';
import type { SchwartzBedsideInputs, SchwartzBedsideOutputs } from './schwartz-bedside.shape.ts';

export type { SchwartzBedsideInputs, SchwartzBedsideOutputs } from './schwartz-bedside.shape.ts';
export type SchwartzBedsideResult = Result<'schwartz-bedside', SchwartzBedsideOutputs>;

/**
 * Estimated glomerular filtration rate of a child, in mL/min per 1.73 m².
 *
 * Schwartz GJ et al. J Am Soc Nephrol 2009;20:629-637, doi:10.1681/ASN.2008030287.
 */
export function schwartzBedside(given: SchwartzBedsideInputs, options?: Options): SchwartzBedsideResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const heightCm = readNumber(findings, 'heightCm', values.heightCm, facts.heightCm);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, facts.creatinine);
  if (findings.errors) return refuse('schwartz-bedside', findings.errors);

  return answer(
    'schwartz-bedside',
    findings,
    { egfr: output(schwartzBedsideFormula(heightCm, creatinine), facts.egfrOutput) },
    options?.explain && explain(facts.equation, { heightCm, creatinine }),
  );
}
