import { riskSystolic } from '../../checks/cardiovascular.ts';
import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { age, hdlMmol, totalCholesterolMmol } from '../../checks/inputs.ts';
import { checkHdl } from '../../checks/limits.ts';
import { bandedOutput, bandsForAge } from '../../checks/output.ts';
import { type Region, region, type Sex, sex, smoker } from '../../checks/questions.ts';
import { readBoolean, readChoice, readInteger, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type Score2Inputs = {
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

/** Risk class of the ESC guideline of 2021, with cut-offs that depend on the age. */
export type Score2Band = 'low-moderate' | 'high' | 'very-high';

export type Score2Outputs = {
  /** Heart attack, stroke or cardiovascular death within ten years. */
  riskPercent: Output<Score2Band>;
};

export const score2Shape = /* @__PURE__ */ (() =>
  ({
    equation: '100 * (1 - exp(-exp(scale1 + scale2 * ln(-ln(baselineSurvival^exp(sum))))))',
    inputs: {
      region,
      sex,
      age: { ...age, kind: 'integer', usual: [40, 69], population: [40, 69] },
      smoker,
      systolicBpMmHg: riskSystolic,
      totalCholesterol: totalCholesterolMmol,
      hdl: hdlMmol,
    },
    outputs: {
      riskPercent: {
        labelKey: 'score2.risk',
        unit: '%',
        decimals: 1,
        bandsByAge: [
          {
            fromAge: 40,
            bands: [
              { code: 'low-moderate', from: 0 },
              { code: 'high', from: 2.5 },
              { code: 'very-high', from: 7.5 },
            ],
          },
          {
            fromAge: 50,
            bands: [
              { code: 'low-moderate', from: 0 },
              { code: 'high', from: 5 },
              { code: 'very-high', from: 10 },
            ],
          },
        ],
        bandsKey: 'score2.band',
      },
    },
  }) as const satisfies Shape<Score2Inputs, Score2Outputs>)();

/** Ten-year event-free survival at age 60 and average risk factors. */
export const score2Survival = { men: 0.9605, women: 0.9776 } as const;

/** Offset and factor of each region. */
const scales = {
  low: { men: [-0.5699, 0.7476], women: [-0.738, 0.7019] },
  moderate: { men: [-0.1565, 0.8009], women: [-0.3143, 0.7701] },
  high: { men: [0.3207, 0.936], women: [0.571, 0.9369] },
  'very-high': { men: [0.5836, 0.8294], women: [0.9412, 0.8329] },
} as const;

/** Returns offset and factor of the recalibration for a risk region. */
export const score2Scales = (region: Region, female: boolean): readonly [number, number] =>
  scales[region][female ? 'women' : 'men'];

/**
 * Returns the sum of the terms of SCORE2, unchecked: cholesterol in mmol/L, pressure in mmHg. The terms for diabetes
 * are left out: people with diabetes have other equations.
 *
 * SCORE2 working group. Eur Heart J 2021;42:2439-2454, doi:10.1093/eurheartj/ehab309.
 */
export function score2Sum(
  age: number,
  smoker: boolean,
  systolic: number,
  totalCholesterol: number,
  hdl: number,
  female: boolean,
): number {
  const a = (age - 60) / 5;
  const p = (systolic - 120) / 20;
  const t = totalCholesterol - 6;
  const h = (hdl - 1.3) / 0.5;
  return female
    ? 0.4648 * a +
        (smoker ? 0.7744 - 0.1088 * a : 0) +
        (0.3131 - 0.0277 * a) * p +
        (0.1002 - 0.0226 * a) * t +
        (-0.2606 + 0.0613 * a) * h
    : 0.3742 * a +
        (smoker ? 0.6012 - 0.0755 * a : 0) +
        (0.2777 - 0.0255 * a) * p +
        (0.1458 - 0.0281 * a) * t +
        (-0.2698 + 0.0426 * a) * h;
}

/** Returns the ten-year risk in %, from the sum and the scales above. */
export function score2Formula(sum: number, female: boolean, scale1: number, scale2: number): number {
  const uncalibrated = -Math.log(score2Survival[female ? 'women' : 'men'] ** Math.exp(sum));
  return 100 * (1 - Math.exp(-Math.exp(scale1 + scale2 * Math.log(uncalibrated))));
}

export type Score2Result = Result<'score2', Score2Outputs>;

/**
 * Returns SCORE2, the ten-year risk of a first heart attack, stroke or cardiovascular death, for people from 40 to 69
 * without diabetes.
 *
 * SCORE2 working group. Eur Heart J 2021;42:2439-2454, doi:10.1093/eurheartj/ehab309.
 */
export function score2(given: Score2Inputs, options?: Options): Score2Result {
  const { equation, inputs, outputs } = score2Shape;
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
  if (findings.errors) return refusal('score2', findings.errors);

  const female = sex === 'female';
  const sum = score2Sum(age, smoker, systolicBpMmHg, totalCholesterol, hdl, female);
  const [scale1, scale2] = score2Scales(region, female);
  return success(
    'score2',
    findings,
    {
      riskPercent: bandedOutput(score2Formula(sum, female, scale1, scale2), bandsForAge(age, outputs.riskPercent)),
    },
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
        baselineSurvival: score2Survival[female ? 'women' : 'men'],
      }),
  );
}
