import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './qtc-bazett.facts.gen.ts';
import { qtcBazettFormula } from './qtc-bazett.formula.ts';
import type { QtcBazettInputs, QtcBazettOutputs } from './qtc-bazett.shape.ts';

export type { QtcBazettInputs, QtcBazettOutputs } from './qtc-bazett.shape.ts';
export type QtcBazettResult = Result<'qtc-bazett', QtcBazettOutputs>;

/**
 * Corrected QT interval in ms.
 *
 * Bazett HC. Heart 1920;7:353-370, doi:10.1111/j.1542-474X.1997.tb00325.x.
 */
export function qtcBazett(given: QtcBazettInputs, options?: Options): QtcBazettResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const qtMs = readNumber(findings, 'qtMs', values.qtMs, facts.qtMs);
  const heartRate = readNumber(findings, 'heartRate', values.heartRate, facts.heartRate);
  if (findings.errors) return refuse('qtc-bazett', findings.errors);

  return answer(
    'qtc-bazett',
    findings,
    { qtcMs: output(qtcBazettFormula(qtMs, heartRate), facts.qtcMsOutput) },
    options?.explain && explain(facts.equation, { qtMs, heartRate }),
  );
}
