import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { dropsToMlFormula } from './drops-to-ml.formula.ts';
import { type DropsToMlInputs, type DropsToMlOutputs, dropsToMlShape } from './drops-to-ml.shape.ts';

export type { DropsToMlInputs, DropsToMlOutputs } from './drops-to-ml.shape.ts';
export type DropsToMlResult = Result<'drops-to-ml', DropsToMlOutputs>;

const { equation, inputs, outputs } = dropsToMlShape;

/**
 * Millilitres of a number of drops.
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function dropsToMl(given: DropsToMlInputs, options?: Options): DropsToMlResult {
  const findings = examine(options);
  const values = objectOf(given);
  const drops = readNumber(findings, 'drops', values.drops, inputs.drops);
  const dropsPerMl = readNumber(findings, 'dropsPerMl', values.dropsPerMl, inputs.dropsPerMl);
  if (findings.errors.length > 0) return refuse('drops-to-ml', findings);

  return answer(
    'drops-to-ml',
    findings,
    { ml: significantOutput(dropsToMlFormula(drops, dropsPerMl), outputs.ml) },
    options?.explain ? explain(equation, { drops, dropsPerMl }) : undefined,
  );
}
