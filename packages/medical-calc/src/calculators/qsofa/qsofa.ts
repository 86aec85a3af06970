import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readInteger, readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { qsofaFormula } from './qsofa.formula.ts';
import {
  qsofaOutputs as outputs,
  type QsofaInputs,
  type QsofaOutputs,
  qsofaEquation,
  qsofaGcs,
  qsofaPressure,
  qsofaRate,
} from './qsofa.shape.ts';

export type { QsofaBand, QsofaInputs, QsofaOutputs } from './qsofa.shape.ts';
export type QsofaResult = Result<'qsofa', QsofaOutputs>;

/**
 * qSOFA: who among people with an infection needs to be looked at again.
 *
 * Singer M et al. JAMA 2016;315:801-810, doi:10.1001/jama.2016.0287.
 */
export function qsofa(given: QsofaInputs, options?: Options): QsofaResult {
  const findings = examine(options);
  const values = objectOf(given);
  const respiratoryRate = readNumber(findings, 'respiratoryRate', values.respiratoryRate, qsofaRate);
  const systolicBpMmHg = readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, qsofaPressure);
  const gcs = readInteger(findings, 'gcs', values.gcs, qsofaGcs);
  if (findings.errors.length > 0) return refuse('qsofa', findings);

  return answer(
    'qsofa',
    findings,
    { score: output(qsofaFormula(respiratoryRate, systolicBpMmHg, gcs), outputs.score) },
    options?.explain ? explain(qsofaEquation, { respiratoryRate, systolicBpMmHg, gcs }) : undefined,
  );
}
