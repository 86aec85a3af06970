import { explain } from '../../checks/explain.ts';
import { answer, examine, type Findings, readInputs, refuse } from '../../checks/findings.ts';
import { plainBanded } from '../../checks/output.ts';
import { readChoice } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './apgar.facts.gen.ts';
import { type ApgarPoints, apgarFormula } from './apgar.formula.ts';
import type { ApgarInputs, ApgarOutputs } from './apgar.shape.ts';

export type { ApgarBand, ApgarInputs, ApgarOutputs } from './apgar.shape.ts';
export type ApgarResult = Result<'apgar', ApgarOutputs>;

const signs = [0, 1, 2] as const;

const readPoints = (findings: Findings, path: string, value: unknown): ApgarPoints =>
  readChoice(findings, path, value, signs);

/**
 * Apgar score of a newborn. Each sign is 0, 1 or 2: one that was not looked at is missing, not 0.
 *
 * Apgar V. Curr Res Anesth Analg 1953;32:260-267, doi:10.1213/ANE.0b013e31829bdc5c.
 */
export function apgar(given: ApgarInputs, options?: Options): ApgarResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const appearance = readPoints(findings, 'appearance', values.appearance);
  const pulse = readPoints(findings, 'pulse', values.pulse);
  const grimace = readPoints(findings, 'grimace', values.grimace);
  const activity = readPoints(findings, 'activity', values.activity);
  const respiration = readPoints(findings, 'respiration', values.respiration);
  if (findings.errors) return refuse('apgar', findings.errors);

  return answer(
    'apgar',
    findings,
    { score: plainBanded(apgarFormula(appearance, pulse, grimace, activity, respiration), facts.scoreOutput) },
    options?.explain && explain(facts.equation, { appearance, pulse, grimace, activity, respiration }),
  );
}
