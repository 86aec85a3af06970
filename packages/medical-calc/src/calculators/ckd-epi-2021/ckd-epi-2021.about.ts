import type { CalculatorDefinition } from '../../types.ts';
import { type CkdEpi2021Inputs, type CkdEpi2021Outputs, ckdEpi2021Shape } from './ckd-epi-2021.ts';

export type { CkdEpi2021Inputs, CkdEpi2021Outputs } from './ckd-epi-2021.ts';

/** Definition of `ckdEpi2021` as data: equation, labels, ranges, population and sources. */
export const ckdEpi2021Definition = {
  id: 'ckd-epi-2021',
  titleKey: 'ckd-epi-2021.title',
  descriptionKey: 'ckd-epi-2021.description',
  ...ckdEpi2021Shape,
  population: { fromAge: 18, noteKey: 'ckd-epi-2021.population' },
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
} as const satisfies CalculatorDefinition<CkdEpi2021Inputs, CkdEpi2021Outputs>;
