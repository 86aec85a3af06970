import { respiratoryRate, systolicBpMmHg } from '../../checks/inputs.ts';
import type { NumberInput, Output } from '../../types.ts';

export type QsofaInputs = {
  respiratoryRate: number;
  systolicBpMmHg: number;
  /** Glasgow coma scale, 3 to 15. */
  gcs: number;
};

export type QsofaBand = 'negative' | 'positive';

export type QsofaOutputs = {
  /** 0 to 3. */
  score: Output<QsofaBand>;
};

export const qsofaRate = { ...respiratoryRate, steps: [{ from: 22, points: 1 }] } as const satisfies NumberInput;

export const qsofaPressure = {
  ...systolicBpMmHg,
  steps: [
    { from: 0, points: 1 },
    { above: 100, points: 0 },
  ],
} as const satisfies NumberInput;

export const qsofaGcs = {
  kind: 'integer',
  hard: [3, 15],
  usual: [3, 15],
  labelKey: 'qsofa.gcs',
  steps: [
    { from: 3, points: 1 },
    { from: 15, points: 0 },
  ],
} as const satisfies NumberInput;

export const qsofaOutputs = {
  score: {
    decimals: 0,
    bands: [
      { code: 'negative', from: 0 },
      { code: 'positive', from: 2 },
    ],
  },
} as const;

export const qsofaEquation = '(respiratoryRate >= 22) + (systolicBpMmHg <= 100) + (gcs < 15)';
