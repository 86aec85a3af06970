import type { CalculatorDefinition } from '../../types.ts';
import { type WellsDvtInputs, type WellsDvtOutputs, wellsDvtShape } from './wells-dvt.ts';

export type { WellsDvtBand, WellsDvtInputs, WellsDvtItem, WellsDvtOutputs } from './wells-dvt.ts';

/** Definition of `wellsDvt` as data: equation, labels, ranges, population and sources. */
export const wellsDvtDefinition = {
  id: 'wells-dvt',
  titleKey: 'wells-dvt.title',
  descriptionKey: 'wells-dvt.description',
  ...wellsDvtShape,
  population: { fromAge: 18, noteKey: 'wells-dvt.population' },
  references: [
    {
      citation:
        'Wells PS, Anderson DR, Rodger M, Forgie M, Kearon C, Dreyer J, et al. Evaluation of D-dimer in the diagnosis of suspected deep-vein thrombosis. N Engl J Med 349:1227-1235',
      year: 2003,
      doi: '10.1056/NEJMoa023153',
    },
    {
      citation:
        'Wells PS, Anderson DR, Bormanis J, Guy F, Mitchell M, Gray L, et al. Value of assessment of pretest probability of deep-vein thrombosis in clinical management. Lancet 350:1795-1798',
      year: 1997,
      doi: '10.1016/S0140-6736(97)08140-3',
    },
  ],
} as const satisfies CalculatorDefinition<WellsDvtInputs, WellsDvtOutputs>;
