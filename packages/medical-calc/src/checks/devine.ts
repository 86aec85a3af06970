import type { NumberInput } from '../types.ts';
import { type Findings, report } from './findings.ts';
import { readNumber } from './read.ts';

/** 60 inches, from which Devine's line starts. */
const start = 152.4;

/** The height for Devine's line. Below its start the line goes on, and that is said. */
export function readDevineHeight(findings: Findings, value: unknown, input: NumberInput): number {
  const height = readNumber(findings, 'heightCm', value, input);
  if (height < start) report(findings, 'heightCm', 'population', { min: start, unit: 'cm' }, 'warnings');
  return height;
}
