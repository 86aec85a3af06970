import { riskCholesterol, riskHdl, riskSystolic } from '../../checks/cardiovascular.ts';
import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { age } from '../../checks/inputs.ts';
import { checkHdl } from '../../checks/limits.ts';
import { gap, output } from '../../checks/output.ts';
import { bpTreated, diabetes, question, type Sex, sex, smoker } from '../../checks/questions.ts';
import { readBoolean, readChoice, readNumber, readQuantity } from '../../checks/read.ts';
import type { Gap, Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type PreventBaseInputs = {
  /** Sex of the equation, which has coefficients for these two only. */
  sex: Sex;
  /** Completed years. */
  age: number;
  /** mmHg. */
  systolicBpMmHg: number;
  /** Takes medicines for blood pressure. */
  bpTreated: boolean;
  /** Total cholesterol in serum or plasma. */
  totalCholesterol: Quantity<'mg/dL' | 'mmol/L'>;
  /** HDL cholesterol in serum or plasma. */
  hdl: Quantity<'mg/dL' | 'mmol/L'>;
  /** Takes a statin. */
  statin: boolean;
  /** Has diabetes of any type. */
  diabetes: boolean;
  /** Smokes now. */
  smoker: boolean;
  /** By CKD-EPI 2021, in mL/min/1.73 m². */
  egfr: number;
  /** kg/m². */
  bmi: number;
};

export type PreventBaseOutputs = {
  /** Atherosclerotic cardiovascular disease or heart failure within ten years. */
  totalCvd10Percent: Output;
  /** Heart attack, stroke or coronary death within ten years. */
  ascvd10Percent: Output;
  /** Heart failure within ten years. */
  heartFailure10Percent: Output;
  /** A gap from 60 years on. */
  totalCvd30Percent: Output | Gap;
  /** A gap from 60 years on. */
  ascvd30Percent: Output | Gap;
  /** A gap from 60 years on. */
  heartFailure30Percent: Output | Gap;
};

export const preventBaseShape = /* @__PURE__ */ (() =>
  ({
    equation: 'totalCvd10Percent = 100 / (1 + exp(-totalCvd10Sum))',
    inputs: {
      sex,
      age: { ...age, usual: [30, 79], population: [30, 79] },
      systolicBpMmHg: { ...riskSystolic, usual: [90, 180] },
      bpTreated,
      totalCholesterol: riskCholesterol,
      hdl: riskHdl,
      statin: question('prevent-base.statin'),
      diabetes,
      smoker,
      egfr: {
        kind: 'number',
        unit: 'mL/min/{1.73_m2}',
        hard: [1, 250],
        usual: [15, 140],
        labelKey: 'prevent-base.egfr',
        helpKey: 'prevent-base.egfr.help',
      },
      bmi: {
        kind: 'number',
        unit: 'kg/m2',
        hard: [8, 120],
        usual: [18.5, 39.9],
        labelKey: 'prevent-base.bmi',
      },
    },
    outputs: {
      totalCvd10Percent: { labelKey: 'prevent-base.totalCvd10', unit: '%', decimals: 1 },
      ascvd10Percent: { labelKey: 'prevent-base.ascvd10', unit: '%', decimals: 1 },
      heartFailure10Percent: { labelKey: 'prevent-base.heartFailure10', unit: '%', decimals: 1 },
      totalCvd30Percent: { labelKey: 'prevent-base.totalCvd30', unit: '%', decimals: 1 },
      ascvd30Percent: { labelKey: 'prevent-base.ascvd30', unit: '%', decimals: 1 },
      heartFailure30Percent: { labelKey: 'prevent-base.heartFailure30', unit: '%', decimals: 1 },
    },
  }) as const satisfies Shape<PreventBaseInputs, PreventBaseOutputs>)();

// Khan 2024, base model, in the order of the terms in the formula; 0 where the model has no such term.
/** Published coefficients of each model, in the order of `preventBaseTerms`. */
export const preventBaseCoefficients = {
  totalCvd10Percent: {
    women: [
      0.7939329, 0, 0.0305239, -0.1606857, -0.2394003, 0.3600781, 0.8667604, 0.5360739, 0, 0, 0.6045917, 0.0433769,
      0.3151672, -0.1477655, -0.0663612, 0.1197879, -0.0819715, 0.0306769, -0.0946348, -0.27057, -0.078715, 0,
      -0.1637806, -3.307728,
    ],
    men: [
      0.7688528, 0, 0.0736174, -0.0954431, -0.4347345, 0.3362658, 0.7692857, 0.4386871, 0, 0, 0.5378979, 0.0164827,
      0.288879, -0.1337349, -0.0475924, 0.150273, -0.0517874, 0.0191169, -0.1049477, -0.2251948, -0.0895067, 0,
      -0.1543702, -3.031168,
    ],
  },
  ascvd10Percent: {
    women: [
      0.719883, 0, 0.1176967, -0.151185, -0.0835358, 0.3592852, 0.8348585, 0.4831078, 0, 0, 0.4864619, 0.0397779,
      0.2265309, -0.0592374, -0.0395762, 0.0844423, -0.0567839, 0.0325692, -0.1035985, -0.2417542, -0.0791142, 0,
      -0.1671492, -3.819975,
    ],
    men: [
      0.7099847, 0, 0.1658663, -0.1144285, -0.2837212, 0.3239977, 0.7189597, 0.3956973, 0, 0, 0.3690075, 0.0203619,
      0.2036522, -0.0865581, -0.0322916, 0.114563, -0.0300005, 0.0232747, -0.0927024, -0.2018525, -0.0970527, 0,
      -0.1217081, -3.500655,
    ],
  },
  heartFailure10Percent: {
    women: [
      0.8998235, 0, 0, 0, -0.4559771, 0.3576505, 1.038346, 0.583916, -0.0072294, 0.2997706, 0.7451638, 0.0557087,
      0.3534442, 0, -0.0981511, 0, 0, 0, -0.0946663, -0.3581041, -0.1159453, -0.003878, -0.1884289, -4.310409,
    ],
    men: [
      0.8972642, 0, 0, 0, -0.6811466, 0.3634461, 0.923776, 0.5023736, -0.0485841, 0.3726929, 0.6926917, 0.0251827,
      0.2980922, 0, -0.0497731, 0, 0, 0, -0.1289201, -0.3040924, -0.1401688, 0.0068126, -0.1797778, -3.946391,
    ],
  },
  totalCvd30Percent: {
    women: [
      0.5503079, -0.0928369, 0.0409794, -0.1663306, -0.1628654, 0.3299505, 0.6793894, 0.3196112, 0, 0, 0.1857101,
      0.0553528, 0.2894, -0.075688, -0.056367, 0.1071019, -0.0751438, 0.0301786, -0.0998776, -0.3206166, -0.1607862, 0,
      -0.1450788, -1.318827,
    ],
    men: [
      0.4627309, -0.0984281, 0.0836088, -0.1029824, -0.2140352, 0.2904325, 0.5331276, 0.2141914, 0, 0, 0.1155556,
      0.0603775, 0.232714, -0.0272112, -0.0384488, 0.134192, -0.0511759, 0.0165865, -0.1101437, -0.2585943, -0.1566406,
      0, -0.1166776, -1.148204,
    ],
  },
  ascvd30Percent: {
    women: [
      0.4669202, -0.0893118, 0.1256901, -0.1542255, -0.0018093, 0.322949, 0.6296707, 0.268292, 0, 0, 0.100106,
      0.0499663, 0.1875292, 0.0152476, -0.0276123, 0.0736147, -0.0521962, 0.0316918, -0.1046101, -0.2727793, -0.1530907,
      0, -0.1299149, -1.974074,
    ],
    men: [
      0.3994099, -0.0937484, 0.1744643, -0.120203, -0.0665117, 0.2753037, 0.4790257, 0.1782635, 0, 0, -0.0218789,
      0.0602553, 0.1421182, 0.0135996, -0.0218265, 0.1013148, -0.0312619, 0.020673, -0.0920935, -0.2159947, -0.1548811,
      0, -0.0712547, -1.736444,
    ],
  },
  heartFailure30Percent: {
    women: [
      0.6254374, -0.0983038, 0, 0, -0.3919241, 0.3142295, 0.8330787, 0.3438651, 0.0594874, 0.2525536, 0.2981642,
      0.0667159, 0.333921, 0, -0.0893177, 0, 0, 0, -0.0974299, -0.404855, -0.1982991, -0.0035619, -0.1564215, -2.205379,
    ],
    men: [
      0.5681541, -0.1048388, 0, 0, -0.4761564, 0.30324, 0.6840338, 0.2656273, 0.0833107, 0.26999, 0.2541805, 0.0638923,
      0.2583631, 0, -0.0391938, 0, 0, 0, -0.1269124, -0.3273572, -0.2043019, -0.0182831, -0.1342618, -1.95751,
    ],
  },
} as const;

/** Outcome and horizon of a model. */
export type PreventBaseModel = keyof typeof preventBaseCoefficients;
/** Coefficients of one model for women and men. */
export type PreventBaseCoefficients = (typeof preventBaseCoefficients)[PreventBaseModel];

/** Takes the coefficients, because looking them up by name takes a third of the time of the sum. */
function preventBaseRisk({ women, men }: PreventBaseCoefficients, terms: readonly number[], female: boolean): number {
  const coefficients: readonly number[] = female ? women : men;
  // Two independent sums, because in a single one each addition waits for the previous one.
  let even = 0;
  let odd = 0;
  for (let index = 0; index < coefficients.length; index += 2) {
    even += (coefficients[index] as number) * (terms[index] as number);
    odd += (coefficients[index + 1] as number) * (terms[index + 1] as number);
  }
  return 100 / (1 + Math.exp(-even - odd));
}

/** The inputs in the units of the equations: cholesterol in mg/dL. */
export type PreventBaseNumbers = Omit<PreventBaseInputs, 'sex' | 'totalCholesterol' | 'hdl'> & {
  /** Selects the coefficients. */
  female: boolean;
  /** mg/dL. */
  totalCholesterol: number;
  /** mg/dL. */
  hdl: number;
};

/** Returns the terms of every PREVENT base model (Khan SS et al. 2024), in the order of their coefficients. */
export function preventBaseTerms(given: PreventBaseNumbers): number[] {
  const age = (given.age - 55) / 10;
  const nonHdl = (given.totalCholesterol - given.hdl) * 0.02586 - 3.5;
  const hdl = (given.hdl * 0.02586 - 1.3) / 0.3;
  const lowPressure = (Math.min(given.systolicBpMmHg, 110) - 110) / 20;
  const highPressure = (Math.max(given.systolicBpMmHg, 110) - 130) / 20;
  const diabetes = given.diabetes ? 1 : 0;
  const smoker = given.smoker ? 1 : 0;
  const lowBmi = (Math.min(given.bmi, 30) - 25) / 5;
  const highBmi = (Math.max(given.bmi, 30) - 30) / 5;
  const lowEgfr = (Math.min(given.egfr, 60) - 60) / -15;
  const highEgfr = (Math.max(given.egfr, 60) - 90) / -15;
  const treated = given.bpTreated ? 1 : 0;
  const statin = given.statin ? 1 : 0;
  return [
    age,
    age * age,
    nonHdl,
    hdl,
    lowPressure,
    highPressure,
    diabetes,
    smoker,
    lowBmi,
    highBmi,
    lowEgfr,
    highEgfr,
    treated,
    statin,
    treated * highPressure,
    statin * nonHdl,
    age * nonHdl,
    age * hdl,
    age * highPressure,
    age * diabetes,
    age * smoker,
    age * highBmi,
    age * lowEgfr,
    1,
  ];
}

/**
 * Returns the risk of one PREVENT base model in %, unchecked, from the terms above.
 *
 * Khan SS et al. Circulation 2024;149:430-449, doi:10.1161/CIRCULATIONAHA.123.067626.
 */
export function preventBaseFormula(model: PreventBaseModel, terms: readonly number[], female: boolean): number {
  return preventBaseRisk(preventBaseCoefficients[model], terms, female);
}

export type PreventBaseResult = Result<'prevent-base', PreventBaseOutputs>;

/**
 * Returns the risks of the PREVENT base model: a first cardiovascular event of any kind and by kind, within ten
 * years, and within thirty up to the age of 59.
 *
 * Khan SS et al. Circulation 2024;149:430-449, doi:10.1161/CIRCULATIONAHA.123.067626.
 */
export function preventBase(given: PreventBaseInputs, options?: Options): PreventBaseResult {
  const { equation, inputs, outputs } = preventBaseShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const female = readChoice(findings, 'sex', values.sex, inputs.sex) === 'female';
  const numbers = {
    female,
    age: readNumber(findings, 'age', values.age, inputs.age),
    systolicBpMmHg: readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, inputs.systolicBpMmHg),
    bpTreated: readBoolean(findings, 'bpTreated', values.bpTreated),
    totalCholesterol: readQuantity(findings, 'totalCholesterol', values.totalCholesterol, inputs.totalCholesterol),
    hdl: readQuantity(findings, 'hdl', values.hdl, inputs.hdl),
    statin: readBoolean(findings, 'statin', values.statin),
    diabetes: readBoolean(findings, 'diabetes', values.diabetes),
    smoker: readBoolean(findings, 'smoker', values.smoker),
    egfr: readNumber(findings, 'egfr', values.egfr, inputs.egfr),
    bmi: readNumber(findings, 'bmi', values.bmi, inputs.bmi),
  };
  checkHdl(findings, numbers.hdl, numbers.totalCholesterol);
  if (findings.errors) return refusal('prevent-base', findings.errors);

  const models = preventBaseCoefficients;
  const terms = preventBaseTerms(numbers);
  const shown = outputs.totalCvd10Percent;
  const risk = (model: PreventBaseCoefficients) => output(preventBaseRisk(model, terms, female), shown);
  const later = (model: PreventBaseCoefficients) => (numbers.age > 59 ? gap('not-at-this-age', shown) : risk(model));
  const totalCvd10Percent = risk(models.totalCvd10Percent);
  return success(
    'prevent-base',
    findings,
    {
      totalCvd10Percent,
      ascvd10Percent: risk(models.ascvd10Percent),
      heartFailure10Percent: risk(models.heartFailure10Percent),
      totalCvd30Percent: later(models.totalCvd30Percent),
      ascvd30Percent: later(models.ascvd30Percent),
      heartFailure30Percent: later(models.heartFailure30Percent),
    },
    options?.explain &&
      explain(equation, {
        ...Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, Number(value)])),
        totalCvd10Sum: Math.log(totalCvd10Percent.value / (100 - totalCvd10Percent.value)),
      }),
  );
}
