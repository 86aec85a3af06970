import { riskCholesterol, riskHdl, riskSystolic } from '../../checks/cardiovascular.ts';
import { bpTreated, diabetes, sex, smoker } from '../../checks/questions.ts';
import type { CalculatorDefinition } from '../../types.ts';
import { pce2013Parts } from './pce-2013.parts.ts';
import {
  type Pce2013Inputs,
  type Pce2013Outputs,
  pce2013Age,
  pce2013Equation,
  pce2013Output,
  pce2013Race,
} from './pce-2013.shape.ts';

export type { Pce2013Band, Pce2013Inputs, Pce2013Outputs } from './pce-2013.shape.ts';

export const pce2013Definition = {
  id: 'pce-2013',
  titleKey: 'pce-2013.title',
  descriptionKey: 'pce-2013.description',
  equation: pce2013Equation,
  parts: pce2013Parts,
  inputs: {
    sex,
    race: { ...pce2013Race, kind: 'choice', labelKey: 'pce-2013.race', helpKey: 'pce-2013.race.help' },
    age: pce2013Age,
    totalCholesterol: riskCholesterol,
    hdl: riskHdl,
    systolicBpMmHg: riskSystolic,
    bpTreated,
    smoker,
    diabetes,
  },
  outputs: { riskPercent: { ...pce2013Output, labelKey: 'pce-2013.risk', bandsKey: 'pce-2013.band' } },
  population: { fromAge: 40, toAge: 79, noteKey: 'pce-2013.population' },
  references: [
    {
      citation:
        'Goff DC Jr, Lloyd-Jones DM, Bennett G, Coady S, D’Agostino RB Sr, Gibbons R, et al. 2013 ACC/AHA guideline on the assessment of cardiovascular risk. Circulation 129(25 Suppl 2):S49-S73',
      year: 2014,
      doi: '10.1161/01.cir.0000437741.48606.98',
    },
  ],
  supersededBy: 'prevent-base',
  inEurope: ['score2', 'score2-op'],
} as const satisfies CalculatorDefinition<Pce2013Inputs, Pce2013Outputs>;
