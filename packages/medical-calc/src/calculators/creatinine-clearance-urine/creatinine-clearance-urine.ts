import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './creatinine-clearance-urine.facts.gen.ts';
import { creatinineClearanceUrineFormula } from './creatinine-clearance-urine.formula.ts';
import type {
  CreatinineClearanceUrineInputs,
  CreatinineClearanceUrineOutputs,
} from './creatinine-clearance-urine.shape.ts';

export type {
  CreatinineClearanceUrineInputs,
  CreatinineClearanceUrineOutputs,
} from './creatinine-clearance-urine.shape.ts';
export type CreatinineClearanceUrineResult = Result<'creatinine-clearance-urine', CreatinineClearanceUrineOutputs>;

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
  const values = readInputs(findings, given, facts.inputKeys);
  const urineCreatinine = readQuantity(findings, 'urineCreatinine', values.urineCreatinine, facts.urineCreatinine);
  const urineVolumeMl24h = readNumber(findings, 'urineVolumeMl24h', values.urineVolumeMl24h, facts.urineVolumeMl24h);
  const serumCreatinine = readQuantity(findings, 'serumCreatinine', values.serumCreatinine, facts.serumCreatinine);
  if (findings.errors) return refuse('creatinine-clearance-urine', findings.errors);

  const clearance = creatinineClearanceUrineFormula(urineCreatinine, urineVolumeMl24h, serumCreatinine);
  return answer(
    'creatinine-clearance-urine',
    findings,
    { clearanceMlMin: output(clearance, facts.clearanceMlMinOutput) },
    options?.explain && explain(facts.equation, { urineCreatinine, urineVolumeMl24h, serumCreatinine }),
  );
}
