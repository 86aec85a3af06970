import { counted, explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { plainBanded } from '../../checks/output.ts';
import { readAnswers } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './wells-dvt.facts.gen.ts';
import { wellsDvtFormula } from './wells-dvt.formula.ts';
import type { WellsDvtInputs, WellsDvtOutputs } from './wells-dvt.shape.ts';

export type { WellsDvtBand, WellsDvtInputs, WellsDvtItem, WellsDvtOutputs } from './wells-dvt.shape.ts';
export type WellsDvtResult = Result<'wells-dvt', WellsDvtOutputs>;

/**
 * Wells score for deep vein thrombosis of the leg, with two levels.
 *
 * Wells PS et al. N Engl J Med 2003;349:1227-1235, doi:10.1056/NEJMoa023153.
 */
export function wellsDvt(given: WellsDvtInputs, options?: Options): WellsDvtResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  readAnswers(findings, values, facts.questions);
  if (findings.errors) return refuse('wells-dvt', findings.errors);

  return answer(
    'wells-dvt',
    findings,
    { score: plainBanded(wellsDvtFormula(values), facts.scoreOutput) },
    options?.explain && explain(facts.equation, counted(values, facts.questions)),
  );
}
