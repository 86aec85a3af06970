import type { Findings } from './findings.ts';
import { refuseChoice } from './read.ts';

/** The sex that an equation asks for. The words of the question are in `questions.ts`, for definitions only. */
export function readSex(findings: Findings, value: unknown): 'female' | 'male' | undefined {
  if (value === 'female' || value === 'male') return value;
  refuseChoice(findings, 'sex', value, 'female, male');
  return undefined;
}
