import { riskCholesterol, riskHdl } from '../../checks/cardiovascular.ts';
import { question } from '../../checks/points.ts';
import { bpTreated, diabetes, sex, smoker } from '../../checks/questions.ts';
import type { CalculatorDefinition } from '../../types.ts';
import { preventBaseParts } from './prevent-base.parts.ts';
import {
  type PreventBaseInputs,
  type PreventBaseOutputs,
  preventBaseAge,
  preventBaseBmi,
  preventBaseEgfr,
  preventBaseEquation,
  preventBaseOutput,
  preventBaseSystolic,
} from './prevent-base.shape.ts';

export type { PreventBaseInputs, PreventBaseOutputs } from './prevent-base.shape.ts';

export const preventBaseDefinition = {
  id: 'prevent-base',
  titleKey: 'prevent-base.title',
  descriptionKey: 'prevent-base.description',
  equation: preventBaseEquation,
  parts: preventBaseParts,
  inputs: {
    sex,
    age: preventBaseAge,
    systolicBpMmHg: preventBaseSystolic,
    bpTreated,
    totalCholesterol: riskCholesterol,
    hdl: riskHdl,
    statin: question('prevent-base.statin'),
    diabetes,
    smoker,
    egfr: { ...preventBaseEgfr, helpKey: 'prevent-base.egfr.help' },
    bmi: preventBaseBmi,
  },
  outputs: {
    totalCvd10Percent: { ...preventBaseOutput, labelKey: 'prevent-base.totalCvd10' },
    ascvd10Percent: { ...preventBaseOutput, labelKey: 'prevent-base.ascvd10' },
    heartFailure10Percent: { ...preventBaseOutput, labelKey: 'prevent-base.heartFailure10' },
    totalCvd30Percent: { ...preventBaseOutput, labelKey: 'prevent-base.totalCvd30' },
    ascvd30Percent: { ...preventBaseOutput, labelKey: 'prevent-base.ascvd30' },
    heartFailure30Percent: { ...preventBaseOutput, labelKey: 'prevent-base.heartFailure30' },
  },
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
