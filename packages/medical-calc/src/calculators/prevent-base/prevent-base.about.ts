import { formatSum } from '../../checks/sum-text.ts';
import type { CalculatorDefinition, Part } from '../../types.ts';
import {
  type PreventBaseInputs,
  type PreventBaseOutputs,
  preventBaseCoefficients,
  preventBaseShape,
} from './prevent-base.ts';

export type { PreventBaseInputs, PreventBaseOutputs } from './prevent-base.ts';

const age = '(age - 55) / 10';
const nonHdl = '(0.02586 * (totalCholesterol - hdl) - 3.5)';
const hdl = '(0.02586 * hdl - 1.3) / 0.3';
const highPressure = '(max(systolicBpMmHg, 110) - 130) / 20';
const lowEgfr = '(60 - min(egfr, 60)) / 15';
const highBmi = '(max(bmi, 30) - 30) / 5';

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

/** Only the first output is explained: the others differ in their coefficients. */
const parts: readonly Part[] = [
  { term: 'totalCvd10Sum', where: { female: 1 }, equation: formatSum(terms, women) },
  { term: 'totalCvd10Sum', where: { female: 0 }, equation: formatSum(terms, men) },
];

/** Definition of `preventBase` as data: equation, labels, ranges, population and sources. */
export const preventBaseDefinition = {
  id: 'prevent-base',
  titleKey: 'prevent-base.title',
  descriptionKey: 'prevent-base.description',
  ...preventBaseShape,
  parts,
  population: { fromAge: 30, toAge: 79, noteKey: 'prevent-base.population' },
  references: [
    {
      citation:
        'Khan SS, Matsushita K, Sang Y, Ballew SH, Grams ME, Surapaneni A, et al. Development and validation of the American Heart Association’s PREVENT equations. Circulation 149:430-449',
      year: 2024,
      doi: '10.1161/CIRCULATIONAHA.123.067626',
    },
  ],
  inEurope: ['score2', 'score2-op'],
} as const satisfies CalculatorDefinition<PreventBaseInputs, PreventBaseOutputs>;
