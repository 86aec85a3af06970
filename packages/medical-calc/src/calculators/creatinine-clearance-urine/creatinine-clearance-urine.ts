import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { creatinineClearanceUrineFormula } from './creatinine-clearance-urine.formula.ts';
import {
  type CreatinineClearanceUrineInputs,
  type CreatinineClearanceUrineOutputs,
  creatinineClearanceUrineShape,
} from './creatinine-clearance-urine.shape.ts';

export type {
  CreatinineClearanceUrineInputs,
  CreatinineClearanceUrineOutputs,
} from './creatinine-clearance-urine.shape.ts';
export type CreatinineClearanceUrineResult = Result<'creatinine-clearance-urine', CreatinineClearanceUrineOutputs>;

const { equation, inputs, outputs } = creatinineClearanceUrineShape;

/**
 * Creatinine clearance in mL/min from the urine of 24 hours. Not related to 1.73 m² of body surface.
 *
 * Levey AS. Measurement of renal function in chronic renal disease. Kidney Int 1990;38:167-184.
 */
export function creatinineClearanceUrine(
  given: CreatinineClearanceUrineInputs,
  options?: Options,
): CreatinineClearanceUrineResult {
  const findings = examine(options);
  const values = objectOf(given);
  const urineCreatinine = readQuantity(findings, 'urineCreatinine', values.urineCreatinine, inputs.urineCreatinine);
  const urineVolumeMl24h = readNumber(findings, 'urineVolumeMl24h', values.urineVolumeMl24h, inputs.urineVolumeMl24h);
  const serumCreatinine = readQuantity(findings, 'serumCreatinine', values.serumCreatinine, inputs.serumCreatinine);
  if (findings.errors.length > 0) return refuse('creatinine-clearance-urine', findings);

  const clearance = creatinineClearanceUrineFormula(urineCreatinine, urineVolumeMl24h, serumCreatinine);
  return answer(
    'creatinine-clearance-urine',
    findings,
    { clearanceMlMin: output(clearance, outputs.clearanceMlMin) },
    options?.explain ? explain(equation, { urineCreatinine, urineVolumeMl24h, serumCreatinine }) : undefined,
  );
}
