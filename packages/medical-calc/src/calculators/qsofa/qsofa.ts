import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { respiratoryRate, systolicBpMmHg } from '../../checks/inputs.ts';
import { unitlessBandedOutput } from '../../checks/output.ts';
import { readInteger, readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type QsofaInputs = {
  /** Per minute; 22 and more give a point. */
  respiratoryRate: number;
  /** mmHg; 100 and less give a point. */
  systolicBpMmHg: number;
  /** Glasgow coma scale, 3 to 15. */
  gcs: number;
};

/** `positive` from 2 points on. */
export type QsofaBand = 'negative' | 'positive';

export type QsofaOutputs = {
  /** 0 to 3. */
  score: Output<QsofaBand>;
};

export const qsofaShape = /* @__PURE__ */ (() =>
  ({
    equation: '(respiratoryRate >= 22) + (systolicBpMmHg <= 100) + (gcs < 15)',
    inputs: {
      respiratoryRate: { ...respiratoryRate, steps: [{ from: 22, points: 1 }] },
      systolicBpMmHg: {
        ...systolicBpMmHg,
        steps: [
          { from: 0, points: 1 },
          { above: 100, points: 0 },
        ],
      },
      gcs: {
        kind: 'integer',
        hard: [3, 15],
        usual: [3, 15],
        labelKey: 'qsofa.gcs',
        steps: [
          { from: 3, points: 1 },
          { from: 15, points: 0 },
        ],
      },
    },
    outputs: {
      score: {
        labelKey: 'qsofa.score',
        decimals: 0,
        bands: [
          { code: 'negative', from: 0 },
          { code: 'positive', from: 2 },
        ],
        bandsKey: 'qsofa.band',
      },
    },
  }) as const satisfies Shape<QsofaInputs, QsofaOutputs>)();

/**
 * Returns the qSOFA score, unchecked.
 *
 * Singer M et al. JAMA 2016;315:801-810, doi:10.1001/jama.2016.0287.
 */
export function qsofaFormula(respiratoryRate: number, systolic: number, gcs: number): number {
  return Number(respiratoryRate >= 22) + Number(systolic <= 100) + Number(gcs < 15);
}

export type QsofaResult = Result<'qsofa', QsofaOutputs>;

/**
 * Returns the qSOFA score, which finds people with an infection who need reassessment.
 *
 * Singer M et al. JAMA 2016;315:801-810, doi:10.1001/jama.2016.0287.
 */
export function qsofa(given: QsofaInputs, options?: Options): QsofaResult {
  const { equation, inputs, outputs } = qsofaShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const respiratoryRate = readNumber(findings, 'respiratoryRate', values.respiratoryRate, inputs.respiratoryRate);
  const systolicBpMmHg = readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, inputs.systolicBpMmHg);
  const gcs = readInteger(findings, 'gcs', values.gcs, inputs.gcs);
  if (findings.errors) return refusal('qsofa', findings.errors);

  return success(
    'qsofa',
    findings,
    { score: unitlessBandedOutput(qsofaFormula(respiratoryRate, systolicBpMmHg, gcs), outputs.score) },
    options?.explain && explain(equation, { respiratoryRate, systolicBpMmHg, gcs }),
  );
}
