import type { CalculatorDefinition } from '../../types.ts';
import {
  type CkdEpi2021CreatinineCystatinCInputs,
  type CkdEpi2021CreatinineCystatinCOutputs,
  ckdEpi2021CreatinineCystatinCShape,
} from './ckd-epi-2021-creatinine-cystatin-c.ts';

export type {
  CkdEpi2021CreatinineCystatinCInputs,
  CkdEpi2021CreatinineCystatinCOutputs,
} from './ckd-epi-2021-creatinine-cystatin-c.ts';

/** Definition of `ckdEpi2021CreatinineCystatinC` as data: equation, labels, ranges, population and sources. */
export const ckdEpi2021CreatinineCystatinCDefinition = {
  id: 'ckd-epi-2021-creatinine-cystatin-c',
  titleKey: 'ckd-epi-2021-creatinine-cystatin-c.title',
  descriptionKey: 'ckd-epi-2021-creatinine-cystatin-c.description',
  ...ckdEpi2021CreatinineCystatinCShape,
  population: { fromAge: 18, noteKey: 'ckd-epi-2021-creatinine-cystatin-c.population' },
  references: [
    {
      citation:
        'Inker LA, Eneanya ND, Coresh J, et al. New creatinine- and cystatin C-based equations to estimate GFR without race. N Engl J Med 385:1737-1749',
      year: 2021,
      doi: '10.1056/NEJMoa2102953',
    },
    {
      citation:
        'KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease. Kidney Int 105(4S):S117-S314',
      year: 2024,
      doi: '10.1016/j.kint.2023.10.018',
    },
  ],
} as const satisfies CalculatorDefinition<CkdEpi2021CreatinineCystatinCInputs, CkdEpi2021CreatinineCystatinCOutputs>;
