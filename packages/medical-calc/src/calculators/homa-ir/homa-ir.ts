import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { plain } from '../../checks/output.ts';
import { readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './homa-ir.facts.gen.ts';
import { homaIrFormula } from './homa-ir.formula.ts';
import type { HomaIrInputs, HomaIrOutputs } from './homa-ir.shape.ts';

export type { HomaIrInputs, HomaIrOutputs } from './homa-ir.shape.ts';
export type HomaIrResult = Result<'homa-ir', HomaIrOutputs>;

/**
 * HOMA-IR from fasting insulin and fasting glucose.
 *
 * Matthews DR et al. Diabetologia 1985;28:412-419, doi:10.1007/BF00280883.
 */
export function homaIr(given: HomaIrInputs, options?: Options): HomaIrResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const insulinMicroUPerMl = readNumber(
    findings,
    'insulinMicroUPerMl',
    values.insulinMicroUPerMl,
    facts.insulinMicroUPerMl,
  );
  const glucose = readQuantity(findings, 'glucose', values.glucose, facts.glucose);
  if (findings.errors) return refuse('homa-ir', findings.errors);

  return answer(
    'homa-ir',
    findings,
    { homaIr: plain(homaIrFormula(insulinMicroUPerMl, glucose), facts.homaIrOutput) },
    options?.explain && explain(facts.equation, { insulinMicroUPerMl, glucose }),
  );
}
