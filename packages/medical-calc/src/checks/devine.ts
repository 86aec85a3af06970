import type { NumberInput } from '../types.ts';
import { type Findings, report } from './findings.ts';
import { readNumber } from './read.ts';

const start = 152.4;

/** Reads the height for Devine's line. Below its start, 60 inches, the line is extrapolated with a warning. */
export function readDevineHeight(findings: Findings, value: unknown, input: NumberInput): number {
  const height = readNumber(findings, 'heightCm', value, input);
  if (height < start) report(findings, 'heightCm', 'population', { min: start, unit: 'cm' }, 'warnings');
  return height;
}
