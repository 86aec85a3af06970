import { counted, explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readAnswers } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { wellsDvtFormula } from './wells-dvt.formula.ts';
import {
  wellsDvtOutputs as outputs,
  type WellsDvtInputs,
  type WellsDvtOutputs,
  wellsDvtEquation,
  wellsDvtItems,
} from './wells-dvt.shape.ts';

export type { WellsDvtBand, WellsDvtInputs, WellsDvtItem, WellsDvtOutputs } from './wells-dvt.shape.ts';
export type WellsDvtResult = Result<'wells-dvt', WellsDvtOutputs>;

/**
 * Wells score for deep vein thrombosis of the leg, with two levels.
 *
 * Wells PS et al. N Engl J Med 2003;349:1227-1235, doi:10.1056/NEJMoa023153.
 */
export function wellsDvt(given: WellsDvtInputs, options?: Options): WellsDvtResult {
  const findings = examine(options);
  const values = objectOf(given);
  const answers = readAnswers(findings, values, wellsDvtItems);
  if (findings.errors.length > 0) return refuse('wells-dvt', findings);

  return answer(
    'wells-dvt',
    findings,
    { score: output(wellsDvtFormula(answers), outputs.score) },
    options?.explain ? explain(wellsDvtEquation, counted(answers)) : undefined,
  );
}
