import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { heartRate, qtMs } from '../../checks/inputs.ts';
import { output } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type QtcFridericiaInputs = {
  /** Uncorrected QT interval in milliseconds. */
  qtMs: number;
  /** Beats per minute. */
  heartRate: number;
};

export type QtcFridericiaOutputs = {
  /** Milliseconds at a heart rate of 60 per minute. */
  qtcMs: Output;
};

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

/**
 * Returns the QT interval in ms corrected to 60 beats per minute, unchecked: QT over the cube root of the RR interval
 * in seconds.
 *
 * Fridericia LS. Acta Med Scand 1920;53:469-486, doi:10.1111/j.0954-6820.1920.tb18266.x.
 */
export function qtcFridericiaFormula(qtMs: number, heartRate: number): number {
  return qtMs / Math.cbrt(60 / heartRate);
}

export type QtcFridericiaResult = Result<'qtc-fridericia', QtcFridericiaOutputs>;

/**
 * Returns the corrected QT interval in ms.
 *
 * Fridericia LS. Acta Med Scand 1920;53:469-486, doi:10.1111/j.0954-6820.1920.tb18266.x.
 */
export function qtcFridericia(given: QtcFridericiaInputs, options?: Options): QtcFridericiaResult {
  const { equation, inputs, outputs } = qtcFridericiaShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const qtMs = readNumber(findings, 'qtMs', values.qtMs, inputs.qtMs);
  const heartRate = readNumber(findings, 'heartRate', values.heartRate, inputs.heartRate);
  if (findings.errors) return refusal('qtc-fridericia', findings.errors);

  return success(
    'qtc-fridericia',
    findings,
    { qtcMs: output(qtcFridericiaFormula(qtMs, heartRate), outputs.qtcMs) },
    options?.explain && explain(equation, { qtMs, heartRate }),
  );
}
