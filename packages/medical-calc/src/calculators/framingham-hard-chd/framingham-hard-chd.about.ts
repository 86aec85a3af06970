import { sumPart } from '../../checks/sum-text.ts';
import type { CalculatorDefinition, Part } from '../../types.ts';
import {
  type FraminghamHardChdInputs,
  type FraminghamHardChdOutputs,
  framinghamHardChdShape,
  framinghamHardChdSurvival,
} from './framingham-hard-chd.ts';

export type {
  FraminghamHardChdBand,
  FraminghamHardChdInputs,
  FraminghamHardChdOutputs,
} from './framingham-hard-chd.ts';

const parts: readonly Part[] = [
  sumPart(
    framinghamHardChdSurvival.men,
    '52.00961 * ln(age) + 20.014077 * ln(totalCholesterol) - 0.905964 * ln(hdl) + 1.305784 * ln(systolicBpMmHg) + 0.241549 * bpTreated + smoker * (12.096316 - 2.84367 * ln(min(age, 70))) - 4.605038 * ln(age) * ln(totalCholesterol) - 2.93323 * ln(age)^2 - 172.300168',
  ),
  sumPart(
    framinghamHardChdSurvival.women,
    '31.764001 * ln(age) + 22.465206 * ln(totalCholesterol) - 1.187731 * ln(hdl) + 2.552905 * ln(systolicBpMmHg) + 0.420251 * bpTreated + smoker * (13.07543 - 2.996945 * ln(min(age, 78))) - 5.060998 * ln(age) * ln(totalCholesterol) - 146.5933061',
  ),
];

/** Definition of `framinghamHardChd` as data: equation, labels, ranges, population and sources. */
export const framinghamHardChdDefinition = {
  id: 'framingham-hard-chd',
  titleKey: 'framingham-hard-chd.title',
  descriptionKey: 'framingham-hard-chd.description',
  ...framinghamHardChdShape,
  parts,
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
