import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './drops-to-ml.facts.gen.ts';
import { dropsToMlFormula } from './drops-to-ml.formula.ts';
import type { DropsToMlInputs, DropsToMlOutputs } from './drops-to-ml.shape.ts';

export type { DropsToMlInputs, DropsToMlOutputs } from './drops-to-ml.shape.ts';
export type DropsToMlResult = Result<'drops-to-ml', DropsToMlOutputs>;

/**
 * Millilitres of a number of drops.
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function dropsToMl(given: DropsToMlInputs, options?: Options): DropsToMlResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const drops = readNumber(findings, 'drops', values.drops, facts.drops);
  const dropsPerMl = readNumber(findings, 'dropsPerMl', values.dropsPerMl, facts.dropsPerMl);
  if (findings.errors) return refuse('drops-to-ml', findings.errors);

  return answer(
    'drops-to-ml',
    findings,
    { ml: significantOutput(dropsToMlFormula(drops, dropsPerMl), facts.mlOutput) },
    options?.explain && explain(facts.equation, { drops, dropsPerMl }),
  );
}
