import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { plainBanded } from '../../checks/output.ts';
import { readInteger, readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './qsofa.facts.gen.ts';
import { qsofaFormula } from './qsofa.formula.ts';
import type { QsofaInputs, QsofaOutputs } from './qsofa.shape.ts';

export type { QsofaBand, QsofaInputs, QsofaOutputs } from './qsofa.shape.ts';
export type QsofaResult = Result<'qsofa', QsofaOutputs>;

/**
 * qSOFA: who among people with an infection needs to be looked at again.
 *
 * Singer M et al. JAMA 2016;315:801-810, doi:10.1001/jama.2016.0287.
 */
export function qsofa(given: QsofaInputs, options?: Options): QsofaResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const respiratoryRate = readNumber(findings, 'respiratoryRate', values.respiratoryRate, facts.respiratoryRate);
  const systolicBpMmHg = readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, facts.systolicBpMmHg);
  const gcs = readInteger(findings, 'gcs', values.gcs, facts.gcs);
  if (findings.errors) return refuse('qsofa', findings.errors);

  return answer(
    'qsofa',
    findings,
    { score: plainBanded(qsofaFormula(respiratoryRate, systolicBpMmHg, gcs), facts.scoreOutput) },
    options?.explain && explain(facts.equation, { respiratoryRate, systolicBpMmHg, gcs }),
  );
}
