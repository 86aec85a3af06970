import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { homaIrFormula } from './homa-ir.formula.ts';
import { type HomaIrInputs, type HomaIrOutputs, homaIrShape } from './homa-ir.shape.ts';

export type { HomaIrInputs, HomaIrOutputs } from './homa-ir.shape.ts';
export type HomaIrResult = Result<'homa-ir', HomaIrOutputs>;

const { equation, inputs, outputs } = homaIrShape;

/**
 * HOMA-IR from fasting insulin and fasting glucose.
 *
 * Matthews DR et al. Diabetologia 1985;28:412-419, doi:10.1007/BF00280883.
 */
export function homaIr(given: HomaIrInputs, options?: Options): HomaIrResult {
  const findings = examine(options);
  const values = objectOf(given);
  const insulinMicroUPerMl = readNumber(
    findings,
    'insulinMicroUPerMl',
    values.insulinMicroUPerMl,
    inputs.insulinMicroUPerMl,
  );
  const glucose = readQuantity(findings, 'glucose', values.glucose, inputs.glucose);
  if (findings.errors.length > 0) return refuse('homa-ir', findings);

  return answer(
    'homa-ir',
    findings,
    { homaIr: output(homaIrFormula(insulinMicroUPerMl, glucose), outputs.homaIr) },
    options?.explain ? explain(equation, { insulinMicroUPerMl, glucose }) : undefined,
  );
}
