import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse, report } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { ldlFriedewaldFormula } from './ldl-friedewald.formula.ts';
import { type LdlFriedewaldInputs, type LdlFriedewaldOutputs, ldlFriedewaldShape } from './ldl-friedewald.shape.ts';

export type { LdlFriedewaldInputs, LdlFriedewaldOutputs } from './ldl-friedewald.shape.ts';
export type LdlFriedewaldResult = Result<'ldl-friedewald', LdlFriedewaldOutputs>;

const { equation, inputs, outputs } = ldlFriedewaldShape;

/**
 * LDL cholesterol in mg/dL by Friedewald. A result of nothing or less means that the values are not of one sample.
 *
 * Friedewald WT, Levy RI, Fredrickson DS. Clin Chem 1972;18:499-502, doi:10.1093/clinchem/18.6.499.
 */
export function ldlFriedewald(given: LdlFriedewaldInputs, options?: Options): LdlFriedewaldResult {
  const findings = examine(options);
  const values = objectOf(given);
  const totalCholesterol = readQuantity(findings, 'totalCholesterol', values.totalCholesterol, inputs.totalCholesterol);
  const hdl = readQuantity(findings, 'hdl', values.hdl, inputs.hdl);
  const triglycerides = readQuantity(findings, 'triglycerides', values.triglycerides, inputs.triglycerides);
  const ldl = ldlFriedewaldFormula(totalCholesterol, hdl, triglycerides);
  if (ldl <= 0) report(findings.errors, 'conflict', 'totalCholesterol', { with: 'hdl, triglycerides' });
  if (findings.errors.length > 0) return refuse('ldl-friedewald', findings);

  return answer(
    'ldl-friedewald',
    findings,
    { ldlMgDl: output(ldl, outputs.ldlMgDl) },
    options?.explain ? explain(equation, { totalCholesterol, hdl, triglycerides }) : undefined,
  );
}
