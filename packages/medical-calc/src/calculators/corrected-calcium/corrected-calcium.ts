import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './corrected-calcium.facts.gen.ts';
import { correctedCalciumFormula } from './corrected-calcium.formula.ts';
import type { CorrectedCalciumInputs, CorrectedCalciumOutputs } from './corrected-calcium.shape.ts';

export type { CorrectedCalciumInputs, CorrectedCalciumOutputs } from './corrected-calcium.shape.ts';
export type CorrectedCalciumResult = Result<'corrected-calcium', CorrectedCalciumOutputs>;

/**
 * Calcium corrected for albumin, in mg/dL.
 *
 * Payne RB et al. Br Med J 1973;4:643-646, doi:10.1136/bmj.4.5893.643.
 */
export function correctedCalcium(given: CorrectedCalciumInputs, options?: Options): CorrectedCalciumResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const calcium = readQuantity(findings, 'calcium', values.calcium, facts.calcium);
  const albumin = readQuantity(findings, 'albumin', values.albumin, facts.albumin);
  if (findings.errors) return refuse('corrected-calcium', findings.errors);

  return answer(
    'corrected-calcium',
    findings,
    { correctedCalciumMgDl: output(correctedCalciumFormula(calcium, albumin), facts.correctedCalciumMgDlOutput) },
    options?.explain && explain(facts.equation, { calcium, albumin }),
  );
}
