import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { heartRate, qtMs } from '../../checks/inputs.ts';
import { output } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type QtcBazettInputs = {
  /** Uncorrected QT interval in milliseconds. */
  qtMs: number;
  /** Beats per minute. */
  heartRate: number;
};

export type QtcBazettOutputs = {
  /** Milliseconds at a heart rate of 60 per minute. */
  qtcMs: Output;
};

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

/**
 * Returns the QT interval in ms corrected to 60 beats per minute, unchecked: QT over the square root of the RR
 * interval in seconds.
 *
 * Bazett HC. Heart 1920;7:353-370, doi:10.1111/j.1542-474X.1997.tb00325.x.
 */
export function qtcBazettFormula(qtMs: number, heartRate: number): number {
  return qtMs / Math.sqrt(60 / heartRate);
}

export type QtcBazettResult = Result<'qtc-bazett', QtcBazettOutputs>;

/**
 * Returns the corrected QT interval in ms.
 *
 * Bazett HC. Heart 1920;7:353-370, doi:10.1111/j.1542-474X.1997.tb00325.x.
 */
export function qtcBazett(given: QtcBazettInputs, options?: Options): QtcBazettResult {
  const { equation, inputs, outputs } = qtcBazettShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const qtMs = readNumber(findings, 'qtMs', values.qtMs, inputs.qtMs);
  const heartRate = readNumber(findings, 'heartRate', values.heartRate, inputs.heartRate);
  if (findings.errors) return refusal('qtc-bazett', findings.errors);

  return success(
    'qtc-bazett',
    findings,
    { qtcMs: output(qtcBazettFormula(qtMs, heartRate), outputs.qtcMs) },
    options?.explain && explain(equation, { qtMs, heartRate }),
  );
}
