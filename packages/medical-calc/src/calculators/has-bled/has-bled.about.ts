import { tableRows } from '../../checks/table-rows.ts';
import type { CalculatorDefinition } from '../../types.ts';
import {
  type HasBledInputs,
  type HasBledOutputs,
  hasBledBleedRates,
  hasBledMajorBleedingRates,
  hasBledShape,
} from './has-bled.ts';

export type { HasBledBand, HasBledInputs, HasBledItem, HasBledOutputs } from './has-bled.ts';

const pisters = {
  citation:
    'Pisters R, Lane DA, Nieuwlaat R, de Vos CB, Crijns HJGM, Lip GYH. A novel user-friendly score (HAS-BLED) to assess 1-year risk of major bleeding in patients with atrial fibrillation: the Euro Heart Survey. Chest 138:1093-1100',
  year: 2010,
  doi: '10.1378/chest.10-0134',
} as const;

const lip = {
  citation:
    'Lip GYH, Frison L, Halperin JL, Lane DA. Comparative validation of a novel risk score for predicting bleeding risk in anticoagulated patients with atrial fibrillation. J Am Coll Cardiol 57:173-180',
  year: 2011,
  doi: '10.1016/j.jacc.2010.09.024',
} as const;

/** Definition of `hasBled` as data: equation, labels, ranges, population and sources. */
export const hasBledDefinition = {
  id: 'has-bled',
  titleKey: 'has-bled.title',
  descriptionKey: 'has-bled.description',
  ...hasBledShape,
  population: { fromAge: 18, noteKey: 'has-bled.population' },
  references: [pisters, lip],
  tables: [
    {
      labelKey: 'has-bled.bleeds',
      unit: '/(100.a)',
      output: 'bleedsPer100PatientYears',
      by: 'score',
      rows: tableRows(hasBledBleedRates),
      source: pisters,
    },
    {
      labelKey: 'has-bled.major',
      unit: '%',
      output: 'majorBleedingRiskPercent',
      by: 'score',
      rows: tableRows(hasBledMajorBleedingRates),
      source: lip,
    },
  ],
} as const satisfies CalculatorDefinition<HasBledInputs, HasBledOutputs>;
