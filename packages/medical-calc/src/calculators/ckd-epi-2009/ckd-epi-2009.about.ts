import type { CalculatorDefinition } from '../../types.ts';
import { type CkdEpi2009Inputs, type CkdEpi2009Outputs, ckdEpi2009Shape } from './ckd-epi-2009.ts';

export type { CkdEpi2009Inputs, CkdEpi2009Outputs } from './ckd-epi-2009.ts';

/** Definition of `ckdEpi2009` as data: equation, labels, ranges, population and sources. */
export const ckdEpi2009Definition = {
  id: 'ckd-epi-2009',
  titleKey: 'ckd-epi-2009.title',
  descriptionKey: 'ckd-epi-2009.description',
  ...ckdEpi2009Shape,
  population: { fromAge: 18, noteKey: 'ckd-epi-2009.population' },
  references: [
    {
      citation:
        'Levey AS, Stevens LA, Schmid CH, et al. A new equation to estimate glomerular filtration rate. Ann Intern Med 150:604-612',
      year: 2009,
      doi: '10.7326/0003-4819-150-9-200905050-00006',
    },
    {
      citation:
        'KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease. Kidney Int 105(4S):S117-S314',
      year: 2024,
      doi: '10.1016/j.kint.2023.10.018',
    },
    {
      citation:
        'Delanaye P, Schaeffner E, Cozzolino M, et al. The new, race-free, Chronic Kidney Disease Epidemiology Consortium (CKD-EPI) equation to estimate glomerular filtration rate: is it applicable in Europe? Clin Chem Lab Med 61:44-47',
      year: 2023,
      doi: '10.1515/cclm-2022-0928',
    },
  ],
} as const satisfies CalculatorDefinition<CkdEpi2009Inputs, CkdEpi2009Outputs>;
