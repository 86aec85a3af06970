import { riskCholesterol } from '../../checks/cardiovascular.ts';
import { bpTreated, sex, smoker } from '../../checks/questions.ts';
import type { CalculatorDefinition } from '../../types.ts';
import { framinghamHardChdParts } from './framingham-hard-chd.parts.ts';
import {
  type FraminghamHardChdInputs,
  type FraminghamHardChdOutputs,
  framinghamHardChdAge,
  framinghamHardChdEquation,
  framinghamHardChdHdl,
  framinghamHardChdOutput,
  framinghamHardChdSystolic,
} from './framingham-hard-chd.shape.ts';

export type {
  FraminghamHardChdBand,
  FraminghamHardChdInputs,
  FraminghamHardChdOutputs,
} from './framingham-hard-chd.shape.ts';

export const framinghamHardChdDefinition = {
  id: 'framingham-hard-chd',
  titleKey: 'framingham-hard-chd.title',
  descriptionKey: 'framingham-hard-chd.description',
  equation: framinghamHardChdEquation,
  parts: framinghamHardChdParts,
  inputs: {
    sex,
    age: framinghamHardChdAge,
    totalCholesterol: riskCholesterol,
    hdl: framinghamHardChdHdl,
    systolicBpMmHg: framinghamHardChdSystolic,
    bpTreated,
    smoker,
  },
  outputs: {
    riskPercent: {
      ...framinghamHardChdOutput,
      labelKey: 'framingham-hard-chd.risk',
      bandsKey: 'framingham-hard-chd.band',
    },
  },
  population: { fromAge: 30, toAge: 79, noteKey: 'framingham-hard-chd.population' },
  references: [
    {
      citation:
        'Third Report of the National Cholesterol Education Program (NCEP) Expert Panel on Detection, Evaluation, and Treatment of High Blood Cholesterol in Adults (Adult Treatment Panel III) final report. Circulation 106:3143-3421',
      year: 2002,
      doi: '10.1161/circ.106.25.3143',
    },
  ],
  supersededBy: 'pce-2013',
  inEurope: ['score2', 'score2-op'],
} as const satisfies CalculatorDefinition<FraminghamHardChdInputs, FraminghamHardChdOutputs>;
