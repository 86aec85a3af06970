import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { correctedCalciumFormula } from './corrected-calcium.formula.ts';
import {
  type CorrectedCalciumInputs,
  type CorrectedCalciumOutputs,
  correctedCalciumShape,
} from './corrected-calcium.shape.ts';

export type { CorrectedCalciumInputs, CorrectedCalciumOutputs } from './corrected-calcium.shape.ts';
export type CorrectedCalciumResult = Result<'corrected-calcium', CorrectedCalciumOutputs>;

const { equation, inputs, outputs } = correctedCalciumShape;

/**
 * Calcium corrected for albumin, in mg/dL.
 *
 * Payne RB et al. Br Med J 1973;4:643-646, doi:10.1136/bmj.4.5893.643.
 */
export function correctedCalcium(given: CorrectedCalciumInputs, options?: Options): CorrectedCalciumResult {
  const findings = examine(options);
  const values = objectOf(given);
  const calcium = readQuantity(findings, 'calcium', values.calcium, inputs.calcium);
  const albumin = readQuantity(findings, 'albumin', values.albumin, inputs.albumin);
  if (findings.errors.length > 0) return refuse('corrected-calcium', findings);

  return answer(
    'corrected-calcium',
    findings,
    { correctedCalciumMgDl: output(correctedCalciumFormula(calcium, albumin), outputs.correctedCalciumMgDl) },
    options?.explain ? explain(equation, { calcium, albumin }) : undefined,
  );
}
