import { explain } from '../../checks/explain.ts';
import { answer, examine, type Findings, objectOf, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readChoice } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { type ApgarPoints, apgarFormula } from './apgar.formula.ts';
import { type ApgarInputs, type ApgarOutputs, apgarShape } from './apgar.shape.ts';

export type { ApgarBand, ApgarInputs, ApgarOutputs } from './apgar.shape.ts';
export type ApgarResult = Result<'apgar', ApgarOutputs>;

const { equation, outputs } = apgarShape;

const signs = { choices: [{ value: 0 }, { value: 1 }, { value: 2 }] } as const;

const readPoints = (findings: Findings, path: string, value: unknown): ApgarPoints =>
  readChoice(findings, path, value, signs) ?? 0;

/**
 * Apgar score of a newborn. Each sign is 0, 1 or 2: one that was not looked at is missing, not 0.
 *
 * Apgar V. Curr Res Anesth Analg 1953;32:260-267, doi:10.1213/ANE.0b013e31829bdc5c.
 */
export function apgar(given: ApgarInputs, options?: Options): ApgarResult {
  const findings = examine(options);
  const values = objectOf(given);
  const appearance = readPoints(findings, 'appearance', values.appearance);
  const pulse = readPoints(findings, 'pulse', values.pulse);
  const grimace = readPoints(findings, 'grimace', values.grimace);
  const activity = readPoints(findings, 'activity', values.activity);
  const respiration = readPoints(findings, 'respiration', values.respiration);
  if (findings.errors.length > 0) return refuse('apgar', findings);

  return answer(
    'apgar',
    findings,
    { score: output(apgarFormula(appearance, pulse, grimace, activity, respiration), outputs.score) },
    options?.explain ? explain(equation, { appearance, pulse, grimace, activity, respiration }) : undefined,
  );
}
