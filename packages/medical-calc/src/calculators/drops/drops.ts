import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { dropsFormula } from './drops.formula.ts';
import { type DropsInputs, type DropsOutputs, dropsShape } from './drops.shape.ts';

export type { DropsInputs, DropsOutputs } from './drops.shape.ts';
export type DropsResult = Result<'drops', DropsOutputs>;

const { equation, inputs, outputs } = dropsShape;

/**
 * Millilitres and drops that hold a dose.
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function drops(given: DropsInputs, options?: Options): DropsResult {
  const findings = examine(options);
  const values = objectOf(given);
  const contentMg = readNumber(findings, 'contentMg', values.contentMg, inputs.contentMg);
  const volumeMl = readNumber(findings, 'volumeMl', values.volumeMl, inputs.volumeMl);
  const doseMg = readNumber(findings, 'doseMg', values.doseMg, inputs.doseMg);
  const dropsPerMl = readNumber(findings, 'dropsPerMl', values.dropsPerMl, inputs.dropsPerMl);
  if (findings.errors.length > 0) return refuse('drops', findings);

  const ml = dropsFormula(contentMg, volumeMl, doseMg);
  return answer(
    'drops',
    findings,
    { ml: significantOutput(ml, outputs.ml), drops: significantOutput(ml * dropsPerMl, outputs.drops) },
    options?.explain ? explain(equation, { contentMg, volumeMl, doseMg, dropsPerMl }) : undefined,
  );
}
