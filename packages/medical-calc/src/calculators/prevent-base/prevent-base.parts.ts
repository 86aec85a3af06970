import { sumText } from '../../checks/sum-text.ts';
import type { Part } from '../../types.ts';
import { preventBaseCoefficients } from './prevent-base.coefficients.ts';

const age = '(age - 55) / 10';
const nonHdl = '(0.02586 * (totalCholesterol - hdl) - 3.5)';
const hdl = '(0.02586 * hdl - 1.3) / 0.3';
const highPressure = '(max(systolicBpMmHg, 110) - 130) / 20';
const lowEgfr = '(60 - min(egfr, 60)) / 15';
const highBmi = '(max(bmi, 30) - 30) / 5';

/** In the order of the coefficients. */
const terms = [
  age,
  `(${age})^2`,
  nonHdl,
  hdl,
  '(min(systolicBpMmHg, 110) - 110) / 20',
  highPressure,
  'diabetes',
  'smoker',
  '(min(bmi, 30) - 25) / 5',
  highBmi,
  lowEgfr,
  '(90 - max(egfr, 60)) / 15',
  'bpTreated',
  'statin',
  `bpTreated * ${highPressure}`,
  `statin * ${nonHdl}`,
  `${age} * ${nonHdl}`,
  `${age} * ${hdl}`,
  `${age} * ${highPressure}`,
  `${age} * diabetes`,
  `${age} * smoker`,
  `${age} * ${highBmi}`,
  `${age} * ${lowEgfr}`,
  '',
];

const { women, men } = preventBaseCoefficients.totalCvd10Percent;

/** Of the first output, which stands for the others: they differ in their coefficients. */
export const preventBaseParts: readonly Part[] = /* @__PURE__ */ (() => [
  { term: 'totalCvd10Sum', where: { female: 1 }, equation: sumText(terms, women) },
  { term: 'totalCvd10Sum', where: { female: 0 }, equation: sumText(terms, men) },
])();
