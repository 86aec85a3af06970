import type { CalculatorDefinition } from '../../types.ts';
import {
  type CreatinineClearanceUrineInputs,
  type CreatinineClearanceUrineOutputs,
  creatinineClearanceUrineShape,
} from './creatinine-clearance-urine.ts';

export type {
  CreatinineClearanceUrineInputs,
  CreatinineClearanceUrineOutputs,
} from './creatinine-clearance-urine.ts';

/** Definition of `creatinineClearanceUrine` as data: equation, labels, ranges, population and sources. */
export const creatinineClearanceUrineDefinition = {
  id: 'creatinine-clearance-urine',
  titleKey: 'creatinine-clearance-urine.title',
  descriptionKey: 'creatinine-clearance-urine.description',
  ...creatinineClearanceUrineShape,
  population: { noteKey: 'creatinine-clearance-urine.population' },
  references: [
    {
      citation: 'Levey AS. Measurement of renal function in chronic renal disease. Kidney Int 38:167-184',
      year: 1990,
    },
    {
      citation:
        'KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease. Kidney Int 105(4S):S117-S314',
      year: 2024,
      doi: '10.1016/j.kint.2023.10.018',
    },
  ],
} as const satisfies CalculatorDefinition<CreatinineClearanceUrineInputs, CreatinineClearanceUrineOutputs>;
