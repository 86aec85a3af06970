import { question } from '../../checks/points.ts';
import { sex } from '../../checks/questions.ts';
import type { CalculatorDefinition } from '../../types.ts';
import {
  type CkdEpi2012CreatinineCystatinCInputs,
  type CkdEpi2012CreatinineCystatinCOutputs,
  ckdEpi2012CreatinineCystatinCShape,
} from './ckd-epi-2012-creatinine-cystatin-c.shape.ts';

export type {
  CkdEpi2012CreatinineCystatinCInputs,
  CkdEpi2012CreatinineCystatinCOutputs,
} from './ckd-epi-2012-creatinine-cystatin-c.shape.ts';

export const ckdEpi2012CreatinineCystatinCDefinition = {
  id: 'ckd-epi-2012-creatinine-cystatin-c',
  titleKey: 'ckd-epi-2012-creatinine-cystatin-c.title',
  descriptionKey: 'ckd-epi-2012-creatinine-cystatin-c.description',
  equation: ckdEpi2012CreatinineCystatinCShape.equation,
  inputs: {
    creatinine: ckdEpi2012CreatinineCystatinCShape.inputs.creatinine,
    cystatinCMgL: ckdEpi2012CreatinineCystatinCShape.inputs.cystatinCMgL,
    age: ckdEpi2012CreatinineCystatinCShape.inputs.age,
    sex,
    black: { ...question('input.black'), optional: true },
  },
  outputs: ckdEpi2012CreatinineCystatinCShape.outputs,
  population: { fromAge: 18, noteKey: 'ckd-epi-2012-creatinine-cystatin-c.population' },
  references: [
    {
      citation:
        'Inker LA, Schmid CH, Tighiouart H, et al. Estimating glomerular filtration rate from serum creatinine and cystatin C. N Engl J Med 367:20-29',
      year: 2012,
      doi: '10.1056/NEJMoa1114248',
    },
    {
      citation:
        'KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease. Kidney Int 105(4S):S117-S314',
      year: 2024,
      doi: '10.1016/j.kint.2023.10.018',
    },
  ],
} as const satisfies CalculatorDefinition<CkdEpi2012CreatinineCystatinCInputs, CkdEpi2012CreatinineCystatinCOutputs>;
