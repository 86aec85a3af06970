import { riskSystolic } from '../../checks/cardiovascular.ts';
import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { age, hdlMmol, totalCholesterolMmol } from '../../checks/inputs.ts';
import { checkHdl } from '../../checks/limits.ts';
import { bandedOutput } from '../../checks/output.ts';
import { type Region, region, type Sex, sex, smoker } from '../../checks/questions.ts';
import { readBoolean, readChoice, readInteger, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type Score2OpInputs = {
  /** Risk region of the country of residence, as listed by the ESC. */
  region: Region;
  /** Sex of the equation, which has coefficients for these two only. */
  sex: Sex;
  /** Completed years. */
  age: number;
  /** Smokes now. */
  smoker: boolean;
  /** mmHg. */
  systolicBpMmHg: number;
  /** Total cholesterol in serum or plasma. */
  totalCholesterol: Quantity<'mmol/L' | 'mg/dL'>;
  /** HDL cholesterol in serum or plasma. */
  hdl: Quantity<'mmol/L' | 'mg/dL'>;
};

/** Risk class of the ESC guideline of 2021 from 70 years on. */
export type Score2OpBand = 'low-moderate' | 'high' | 'very-high';

export type Score2OpOutputs = {
  /** Heart attack, stroke or cardiovascular death within ten years. */
  riskPercent: Output<Score2OpBand>;
};

export const score2OpShape = /* @__PURE__ */ (() =>
  ({
    equation: '100 * (1 - exp(-exp(scale1 + scale2 * ln(-ln(baselineSurvival^exp(sum - mean))))))',
    inputs: {
      region,
      sex,
      // Charts and validation end at 89.
      age: { ...age, kind: 'integer', usual: [70, 89], population: [70, 89] },
      smoker,
      systolicBpMmHg: riskSystolic,
      totalCholesterol: totalCholesterolMmol,
      hdl: hdlMmol,
    },
    outputs: {
      riskPercent: {
        labelKey: 'score2-op.risk',
        unit: '%',
        decimals: 1,
        bands: [
          { code: 'low-moderate', from: 0 },
          { code: 'high', from: 7.5 },
          { code: 'very-high', from: 15 },
        ],
        bandsKey: 'score2-op.band',
      },
    },
  }) as const satisfies Shape<Score2OpInputs, Score2OpOutputs>)();

// From the authors' program, which has more digits than the paper: the difference is up to 0.26 percentage points.

/** Returns the mean of the sum, and the ten-year event-free survival at that mean. */
export const score2OpBaseline = (female: boolean): { mean: number; baselineSurvival: number } =>
  female
    ? { mean: 0.2287676, baselineSurvival: 1 - 0.19178759 }
    : { mean: 0.09285225, baselineSurvival: 1 - 0.24235298 };

/** Offset and factor of each region. */
const scales = {
  low: { men: [-0.343484, 1.193038], women: [-0.516054, 1.007238] },
  moderate: { men: [0.00532, 1.248514], women: [-0.101044, 1.099621] },
  high: { men: [0.084305, 1.151902], women: [0.37572, 1.089031] },
  'very-high': { men: [0.045959, 0.703625], women: [0.379293, 0.69153] },
} as const;

/** Returns offset and factor of the recalibration for a risk region. */
export const score2OpScales = (region: Region, female: boolean): readonly [number, number] =>
  scales[region][female ? 'women' : 'men'];

/**
 * Returns the sum of the terms of SCORE2-OP, unchecked: cholesterol in mmol/L, pressure in mmHg. The terms for
 * diabetes are left out: people with diabetes have other equations.
 *
 * SCORE2-OP working group. Eur Heart J 2021;42:2455-2467, doi:10.1093/eurheartj/ehab312.
 */
export function score2OpSum(
  age: number,
  smoker: boolean,
  systolic: number,
  totalCholesterol: number,
  hdl: number,
  female: boolean,
): number {
  const a = age - 73;
  const p = systolic - 150;
  const t = totalCholesterol - 6;
  const h = hdl - 1.4;
  return female
    ? 0.0789191229 * a +
        (smoker ? 0.492114701 - 0.0255496313 * a : 0) +
        (0.0101993091 - 0.0004404728 * a) * p +
        (0.0604939598 - 0.0009121461 * a) * t +
        (-0.3040280248 + 0.0153779923 * a) * h
    : 0.0633767915 * a +
        (smoker ? 0.3523957899 - 0.0247205945 * a : 0) +
        (0.0094362177 - 0.0004794522 * a) * p +
        (0.0849594156 + 0.0073336663 * a) * t +
        (-0.3563571842 + 0.0091317857 * a) * h;
}

/** Returns the ten-year risk in %, from the sum and the scales above. */
export function score2OpFormula(sum: number, female: boolean, scale1: number, scale2: number): number {
  const { mean, baselineSurvival } = score2OpBaseline(female);
  const uncalibrated = -Math.log(baselineSurvival ** Math.exp(sum - mean));
  return 100 * (1 - Math.exp(-Math.exp(scale1 + scale2 * Math.log(uncalibrated))));
}

export type Score2OpResult = Result<'score2-op', Score2OpOutputs>;

/**
 * Returns SCORE2-OP, the ten-year risk of a first heart attack, stroke or cardiovascular death, for people from 70
 * without diabetes.
 *
 * SCORE2-OP working group. Eur Heart J 2021;42:2455-2467, doi:10.1093/eurheartj/ehab312.
 */
export function score2Op(given: Score2OpInputs, options?: Options): Score2OpResult {
  const { equation, inputs, outputs } = score2OpShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const region = readChoice(findings, 'region', values.region, inputs.region);
  const sex = readChoice(findings, 'sex', values.sex, inputs.sex);
  const age = readInteger(findings, 'age', values.age, inputs.age);
  const smoker = readBoolean(findings, 'smoker', values.smoker);
  const systolicBpMmHg = readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, inputs.systolicBpMmHg);
  const totalCholesterol = readQuantity(findings, 'totalCholesterol', values.totalCholesterol, inputs.totalCholesterol);
  const hdl = readQuantity(findings, 'hdl', values.hdl, inputs.hdl);
  checkHdl(findings, hdl, totalCholesterol);
  if (findings.errors) return refusal('score2-op', findings.errors);

  const female = sex === 'female';
  const sum = score2OpSum(age, smoker, systolicBpMmHg, totalCholesterol, hdl, female);
  const [scale1, scale2] = score2OpScales(region, female);
  return success(
    'score2-op',
    findings,
    { riskPercent: bandedOutput(score2OpFormula(sum, female, scale1, scale2), outputs.riskPercent) },
    options?.explain &&
      explain(equation, {
        age,
        smoker: Number(smoker),
        systolicBpMmHg,
        totalCholesterol,
        hdl,
        sum,
        scale1,
        scale2,
        ...score2OpBaseline(female),
      }),
  );
}
