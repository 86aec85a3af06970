import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './qtc-fridericia.facts.gen.ts';
import { qtcFridericiaFormula } from './qtc-fridericia.formula.ts';
import type { QtcFridericiaInputs, QtcFridericiaOutputs } from './qtc-fridericia.shape.ts';

export type { QtcFridericiaInputs, QtcFridericiaOutputs } from './qtc-fridericia.shape.ts';
export type QtcFridericiaResult = Result<'qtc-fridericia', QtcFridericiaOutputs>;

/**
 * Corrected QT interval in ms.
 *
 * Fridericia LS. Acta Med Scand 1920;53:469-486, doi:10.1111/j.0954-6820.1920.tb18266.x.
 */
export function qtcFridericia(given: QtcFridericiaInputs, options?: Options): QtcFridericiaResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const qtMs = readNumber(findings, 'qtMs', values.qtMs, facts.qtMs);
  const heartRate = readNumber(findings, 'heartRate', values.heartRate, facts.heartRate);
  if (findings.errors) return refuse('qtc-fridericia', findings.errors);

  return answer(
    'qtc-fridericia',
    findings,
    { qtcMs: output(qtcFridericiaFormula(qtMs, heartRate), facts.qtcMsOutput) },
    options?.explain && explain(facts.equation, { qtMs, heartRate }),
  );
}
