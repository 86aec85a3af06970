import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse, report } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './ldl-friedewald.facts.gen.ts';
import { ldlFriedewaldFormula } from './ldl-friedewald.formula.ts';
import type { LdlFriedewaldInputs, LdlFriedewaldOutputs } from './ldl-friedewald.shape.ts';

export type { LdlFriedewaldInputs, LdlFriedewaldOutputs } from './ldl-friedewald.shape.ts';
export type LdlFriedewaldResult = Result<'ldl-friedewald', LdlFriedewaldOutputs>;

/**
 * LDL cholesterol in mg/dL by Friedewald. A result of nothing or less means that the values are not of one sample.
 *
 * Friedewald WT, Levy RI, Fredrickson DS. Clin Chem 1972;18:499-502, doi:10.1093/clinchem/18.6.499.
 */
export function ldlFriedewald(given: LdlFriedewaldInputs, options?: Options): LdlFriedewaldResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const totalCholesterol = readQuantity(findings, 'totalCholesterol', values.totalCholesterol, facts.totalCholesterol);
  const hdl = readQuantity(findings, 'hdl', values.hdl, facts.hdl);
  const triglycerides = readQuantity(findings, 'triglycerides', values.triglycerides, facts.triglycerides);
  // Ranges include their ends, and 400 itself is too many.
  if (triglycerides === 400) report(findings, 'triglycerides', 'population', { range: 'population', max: 400 });
  const ldl = ldlFriedewaldFormula(totalCholesterol, hdl, triglycerides);
  if (!findings.errors && ldl <= 0) report(findings, 'totalCholesterol', 'conflict', { with: 'hdl, triglycerides' });
  if (findings.errors) return refuse('ldl-friedewald', findings.errors);

  return answer(
    'ldl-friedewald',
    findings,
    { ldlMgDl: output(ldl, facts.ldlMgDlOutput) },
    options?.explain && explain(facts.equation, { totalCholesterol, hdl, triglycerides }),
  );
}
