import type { CalculatorDefinition } from '../../types.ts';
import {
  type CkdEpi2012CystatinCInputs,
  type CkdEpi2012CystatinCOutputs,
  ckdEpi2012CystatinCShape,
} from './ckd-epi-2012-cystatin-c.ts';

export type { CkdEpi2012CystatinCInputs, CkdEpi2012CystatinCOutputs } from './ckd-epi-2012-cystatin-c.ts';

/** Definition of `ckdEpi2012CystatinC` as data: equation, labels, ranges, population and sources. */
export const ckdEpi2012CystatinCDefinition = {
  id: 'ckd-epi-2012-cystatin-c',
  titleKey: 'ckd-epi-2012-cystatin-c.title',
  descriptionKey: 'ckd-epi-2012-cystatin-c.description',
  ...ckdEpi2012CystatinCShape,
  population: { fromAge: 18, noteKey: 'ckd-epi-2012-cystatin-c.population' },
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
} as const satisfies CalculatorDefinition<CkdEpi2012CystatinCInputs, CkdEpi2012CystatinCOutputs>;
