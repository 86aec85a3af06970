import { riskCholesterol, riskHdl, riskSystolic } from '../../checks/cardiovascular.ts';
import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { age } from '../../checks/inputs.ts';
import { checkHdl } from '../../checks/limits.ts';
import { bandedOutput } from '../../checks/output.ts';
import { bpTreated, type Sex, sex, smoker } from '../../checks/questions.ts';
import { readBoolean, readChoice, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type FraminghamHardChdInputs = {
  /** Sex of the equation, which has coefficients for these two only. */
  sex: Sex;
  /** Completed years. */
  age: number;
  /** Total cholesterol in serum or plasma. */
  totalCholesterol: Quantity<'mg/dL' | 'mmol/L'>;
  /** HDL cholesterol in serum or plasma. */
  hdl: Quantity<'mg/dL' | 'mmol/L'>;
  /** mmHg. */
  systolicBpMmHg: number;
  /** Takes medicines for blood pressure. */
  bpTreated: boolean;
  /** Smokes now. */
  smoker: boolean;
};

/** Risk class of the publication. */
export type FraminghamHardChdBand = 'low' | 'intermediate' | 'high';

export type FraminghamHardChdOutputs = {
  /** Heart attack or death from coronary disease within ten years. */
  riskPercent: Output<FraminghamHardChdBand>;
};

export const framinghamHardChdShape = /* @__PURE__ */ (() =>
  ({
    equation: '100 * (1 - baselineSurvival^exp(sum))',
    inputs: {
      sex,
      age: { ...age, usual: [30, 79], population: [30, 79] },
      totalCholesterol: riskCholesterol,
      // The printed form takes HDL from 1 mg/dL and pressures from 40 mmHg: rare, but not refused.
      hdl: { ...riskHdl, hard: [1, 250] },
      systolicBpMmHg: { ...riskSystolic, hard: [40, 300] },
      bpTreated,
      smoker,
    },
    outputs: {
      riskPercent: {
        labelKey: 'framingham-hard-chd.risk',
        unit: '%',
        decimals: 1,
        bands: [
          { code: 'low', from: 0 },
          { code: 'intermediate', from: 10 },
          { code: 'high', from: 20 },
        ],
        bandsKey: 'framingham-hard-chd.band',
      },
    },
  }) as const satisfies Shape<FraminghamHardChdInputs, FraminghamHardChdOutputs>)();

/** Ten-year survival without a coronary event at average risk factors. */
export const framinghamHardChdSurvival = { men: 0.9402, women: 0.98767 } as const;

/**
 * Returns the sum of the terms of the hard-CHD equation, unchecked: cholesterol in mg/dL, pressure in mmHg. Only the
 * smoking term caps the age, at 70 for men and 78 for women.
 *
 * NCEP ATP III final report. Circulation 2002;106:3143-3421, doi:10.1161/circ.106.25.3143.
 */
export function framinghamHardChdSum(
  age: number,
  totalCholesterol: number,
  hdl: number,
  systolic: number,
  treated: boolean,
  smoker: boolean,
  female: boolean,
): number {
  const lnAge = Math.log(age);
  const lnTotal = Math.log(totalCholesterol);
  if (female) {
    return (
      31.764001 * lnAge +
      22.465206 * lnTotal -
      1.187731 * Math.log(hdl) +
      2.552905 * Math.log(systolic) +
      (treated ? 0.420251 : 0) +
      (smoker ? 13.07543 - 2.996945 * Math.log(Math.min(age, 78)) : 0) -
      5.060998 * lnAge * lnTotal -
      146.5933061
    );
  }
  return (
    52.00961 * lnAge +
    20.014077 * lnTotal -
    0.905964 * Math.log(hdl) +
    1.305784 * Math.log(systolic) +
    (treated ? 0.241549 : 0) +
    (smoker ? 12.096316 - 2.84367 * Math.log(Math.min(age, 70)) : 0) -
    4.605038 * lnAge * lnTotal -
    2.93323 * lnAge * lnAge -
    172.300168
  );
}

/** Returns the ten-year risk in %, from the sum above. */
export const framinghamHardChdFormula = (sum: number, female: boolean): number =>
  100 * (1 - framinghamHardChdSurvival[female ? 'women' : 'men'] ** Math.exp(sum));

export type FraminghamHardChdResult = Result<'framingham-hard-chd', FraminghamHardChdOutputs>;

/**
 * Returns the ten-year risk of a heart attack or of death from coronary disease, for people without either and
 * without diabetes.
 *
 * NCEP ATP III final report. Circulation 2002;106:3143-3421, doi:10.1161/circ.106.25.3143.
 */
export function framinghamHardChd(given: FraminghamHardChdInputs, options?: Options): FraminghamHardChdResult {
  const { equation, inputs, outputs } = framinghamHardChdShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const sex = readChoice(findings, 'sex', values.sex, inputs.sex);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const totalCholesterol = readQuantity(findings, 'totalCholesterol', values.totalCholesterol, inputs.totalCholesterol);
  const hdl = readQuantity(findings, 'hdl', values.hdl, inputs.hdl);
  const systolicBpMmHg = readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, inputs.systolicBpMmHg);
  const bpTreated = readBoolean(findings, 'bpTreated', values.bpTreated);
  const smoker = readBoolean(findings, 'smoker', values.smoker);
  checkHdl(findings, hdl, totalCholesterol);
  if (findings.errors) return refusal('framingham-hard-chd', findings.errors);

  const female = sex === 'female';
  const sum = framinghamHardChdSum(age, totalCholesterol, hdl, systolicBpMmHg, bpTreated, smoker, female);
  return success(
    'framingham-hard-chd',
    findings,
    { riskPercent: bandedOutput(framinghamHardChdFormula(sum, female), outputs.riskPercent) },
    options?.explain &&
      explain(equation, {
        age,
        totalCholesterol,
        hdl,
        systolicBpMmHg,
        bpTreated: Number(bpTreated),
        smoker: Number(smoker),
        sum,
        baselineSurvival: framinghamHardChdSurvival[female ? 'women' : 'men'],
      }),
  );
}
