import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './drops.facts.gen.ts';
import { dropsFormula } from './drops.formula.ts';
import type { DropsInputs, DropsOutputs } from './drops.shape.ts';

export type { DropsInputs, DropsOutputs } from './drops.shape.ts';
export type DropsResult = Result<'drops', DropsOutputs>;

/**
 * Millilitres and drops that hold a dose.
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function drops(given: DropsInputs, options?: Options): DropsResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const contentMg = readNumber(findings, 'contentMg', values.contentMg, facts.contentMg);
  const volumeMl = readNumber(findings, 'volumeMl', values.volumeMl, facts.volumeMl);
  const doseMg = readNumber(findings, 'doseMg', values.doseMg, facts.doseMg);
  const dropsPerMl = readNumber(findings, 'dropsPerMl', values.dropsPerMl, facts.dropsPerMl);
  if (findings.errors) return refuse('drops', findings.errors);

  const ml = dropsFormula(contentMg, volumeMl, doseMg);
  return answer(
    'drops',
    findings,
    { ml: significantOutput(ml, facts.mlOutput), drops: significantOutput(ml * dropsPerMl, facts.dropsOutput) },
    options?.explain && explain(facts.equation, { contentMg, volumeMl, doseMg, dropsPerMl }),
  );
}
