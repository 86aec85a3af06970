import { heartRate, qtMs } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';

export type QtcFridericiaInputs = {
  /** Measured QT interval in milliseconds. */
  qtMs: number;
  /** Beats per minute. */
  heartRate: number;
};

export type QtcFridericiaOutputs = {
  /** ms. */
  qtcMs: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const qtcFridericiaShape = {
  equation: 'qtMs / (60 / heartRate)^(1 / 3)',
  inputs: {
    qtMs,
    heartRate,
  },
  outputs: {
    qtcMs: { labelKey: 'qtc-fridericia.output', unit: 'ms', decimals: 0 },
  },
} as const satisfies Shape<QtcFridericiaInputs, QtcFridericiaOutputs>;
