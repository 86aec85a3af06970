// Inputs that many calculators share: one label, one range, one meaning.
import type { NumberInput } from '../types.ts';

/** The hard range goes from the smallest newborn that survived to above the heaviest person known. */
export const weightKg = {
  kind: 'number',
  unit: 'kg',
  hard: [0.2, 650],
  usual: [5, 400],
  labelKey: 'input.weightKg',
} as const satisfies NumberInput;

export const heightCm = {
  kind: 'number',
  unit: 'cm',
  hard: [20, 280],
  usual: [50, 220],
  labelKey: 'input.heightCm',
} as const satisfies NumberInput;
