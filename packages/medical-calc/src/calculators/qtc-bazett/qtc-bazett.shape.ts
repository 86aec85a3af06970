import { heartRate, qtMs } from '../../checks/inputs.ts';
import type { Output, Shape } from '../../types.ts';

export type QtcBazettInputs = {
  /** Measured QT interval in milliseconds. */
  qtMs: number;
  /** Beats per minute. */
  heartRate: number;
};

export type QtcBazettOutputs = {
  /** ms. */
  qtcMs: Output;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const qtcBazettShape = {
  equation: 'qtMs / sqrt(60 / heartRate)',
  inputs: {
    qtMs,
    heartRate,
  },
  outputs: {
    qtcMs: { labelKey: 'qtc-bazett.output', unit: 'ms', decimals: 0 },
  },
} as const satisfies Shape<QtcBazettInputs, QtcBazettOutputs>;
