import { riskCholesterol, riskHdl, riskSystolic } from '../../checks/cardiovascular.ts';
import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { age } from '../../checks/inputs.ts';
import { checkHdl } from '../../checks/limits.ts';
import { bandedOutput } from '../../checks/output.ts';
import { bpTreated, diabetes, type Sex, sex, smoker } from '../../checks/questions.ts';
import { readBoolean, readChoice, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type Pce2013Inputs = {
  /** Sex of the equation, which has coefficients for these two only. */
  sex: Sex;
  /** The groups of the equation. */
  race: 'black' | 'other' | 'white';
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
  /** Has diabetes of any type. */
  diabetes: boolean;
};

/** Risk class of the ACC/AHA guideline. */
export type Pce2013Band = 'low' | 'borderline' | 'intermediate' | 'high';

export type Pce2013Outputs = {
  /** Heart attack, stroke or coronary death within ten years. */
  riskPercent: Output<Pce2013Band>;
};

export const pce2013Shape = /* @__PURE__ */ (() =>
  ({
    equation: '100 * (1 - baselineSurvival^exp(sum - mean))',
    inputs: {
      sex,
      race: {
        kind: 'choice',
        choices: [
          { value: 'white', labelKey: 'pce-2013.race.white' },
          { value: 'black', labelKey: 'pce-2013.race.black' },
          { value: 'other', labelKey: 'pce-2013.race.other' },
        ],
        labelKey: 'pce-2013.race',
        helpKey: 'pce-2013.race.help',
      },
      age: { ...age, usual: [40, 79], population: [40, 79] },
      totalCholesterol: riskCholesterol,
      hdl: riskHdl,
      systolicBpMmHg: riskSystolic,
      bpTreated,
      smoker,
      diabetes,
    },
    outputs: {
      riskPercent: {
        labelKey: 'pce-2013.risk',
        unit: '%',
        decimals: 1,
        bands: [
          { code: 'low', from: 0 },
          { code: 'borderline', from: 5 },
          { code: 'intermediate', from: 7.5 },
          { code: 'high', from: 20 },
        ],
        bandsKey: 'pce-2013.band',
      },
    },
  }) as const satisfies Shape<Pce2013Inputs, Pce2013Outputs>)();

/**
 * ln age, its square, ln total cholesterol, × ln age, ln HDL, × ln age, ln treated pressure, × ln age, ln untreated
 * pressure, × ln age, smoker, × ln age, diabetes; then the mean of the sum, and the survival at that mean.
 */
const whiteWomen = [
  -29.799, 4.884, 13.54, -3.114, -13.578, 3.149, 2.019, 0, 1.957, 0, 7.574, -1.665, 0.661, -29.18, 0.9665,
] as const;
const blackWomen = [
  17.114, 0, 0.94, 0, -18.92, 4.475, 29.291, -6.432, 27.82, -6.087, 0.691, 0, 0.874, 86.61, 0.9533,
] as const;
const whiteMen = [
  12.344, 0, 11.853, -2.664, -7.99, 1.769, 1.797, 0, 1.764, 0, 7.837, -1.795, 0.658, 61.18, 0.9144,
] as const;
const blackMen = [2.469, 0, 0.302, 0, -0.307, 0, 1.916, 0, 1.809, 0, 0.549, 0, 0.645, 19.54, 0.8954] as const;
type Group = typeof whiteWomen | typeof blackWomen | typeof whiteMen | typeof blackMen;

/** Returns the coefficients of a group. The guideline uses those for White people for everyone who is not Black. */
export const pce2013Group = (female: boolean, black: boolean): Group =>
  black ? (female ? blackWomen : blackMen) : female ? whiteWomen : whiteMen;

/**
 * Returns the sum of the pooled cohort equations, its mean in the group and the survival at the mean, unchecked:
 * cholesterol in mg/dL, pressure in mmHg.
 *
 * Goff DC Jr et al. Circulation 2014;129(25 Suppl 2):S49-S73, doi:10.1161/01.cir.0000437741.48606.98.
 */
export function pce2013Sum(
  group: Group,
  age: number,
  totalCholesterol: number,
  hdl: number,
  systolic: number,
  treated: boolean,
  smoker: boolean,
  diabetes: boolean,
): { sum: number; mean: number; baselineSurvival: number } {
  const lnAge = Math.log(age);
  const lnTotal = Math.log(totalCholesterol);
  const lnHdl = Math.log(hdl);
  const lnSystolic = Math.log(systolic);
  const sum =
    group[0] * lnAge +
    group[1] * lnAge * lnAge +
    (group[2] + group[3] * lnAge) * lnTotal +
    (group[4] + group[5] * lnAge) * lnHdl +
    (treated ? group[6] + group[7] * lnAge : group[8] + group[9] * lnAge) * lnSystolic +
    (smoker ? group[10] + group[11] * lnAge : 0) +
    (diabetes ? group[12] : 0);
  return { sum, mean: group[13], baselineSurvival: group[14] };
}

/** Returns the ten-year risk in %, from the three numbers above. */
export const pce2013Formula = (sum: number, mean: number, baselineSurvival: number): number =>
  100 * (1 - baselineSurvival ** Math.exp(sum - mean));

export type Pce2013Result = Result<'pce-2013', Pce2013Outputs>;

/**
 * Returns the ten-year risk of a first heart attack, stroke or coronary death by the pooled cohort equations.
 *
 * Goff DC Jr et al. Circulation 2014;129(25 Suppl 2):S49-S73, doi:10.1161/01.cir.0000437741.48606.98.
 */
export function pce2013(given: Pce2013Inputs, options?: Options): Pce2013Result {
  const { equation, inputs, outputs } = pce2013Shape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const sex = readChoice(findings, 'sex', values.sex, inputs.sex);
  const race = readChoice(findings, 'race', values.race, inputs.race);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const totalCholesterol = readQuantity(findings, 'totalCholesterol', values.totalCholesterol, inputs.totalCholesterol);
  const hdl = readQuantity(findings, 'hdl', values.hdl, inputs.hdl);
  const systolicBpMmHg = readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, inputs.systolicBpMmHg);
  const bpTreated = readBoolean(findings, 'bpTreated', values.bpTreated);
  const smoker = readBoolean(findings, 'smoker', values.smoker);
  const diabetes = readBoolean(findings, 'diabetes', values.diabetes);
  checkHdl(findings, hdl, totalCholesterol);
  if (findings.errors) return refusal('pce-2013', findings.errors);

  const group = pce2013Group(sex === 'female', race === 'black');
  const { sum, mean, baselineSurvival } = pce2013Sum(
    group,
    age,
    totalCholesterol,
    hdl,
    systolicBpMmHg,
    bpTreated,
    smoker,
    diabetes,
  );
  return success(
    'pce-2013',
    findings,
    { riskPercent: bandedOutput(pce2013Formula(sum, mean, baselineSurvival), outputs.riskPercent) },
    options?.explain &&
      explain(equation, {
        age,
        totalCholesterol,
        hdl,
        systolicBpMmHg,
        bpTreated: Number(bpTreated),
        smoker: Number(smoker),
        diabetes: Number(diabetes),
        sum,
        mean,
        baselineSurvival,
      }),
  );
}
