import { scored, tableRows } from '../../checks/points.ts';
import type { CalculatorDefinition } from '../../types.ts';
import {
  type HasBledInputs,
  type HasBledOutputs,
  hasBledAge,
  hasBledEquation,
  hasBledOutputs as outputs,
} from './has-bled.shape.ts';
import { bleedsByScore, majorBleedingByScore } from './has-bled.table.ts';

export type { HasBledBand, HasBledInputs, HasBledItem, HasBledOutputs } from './has-bled.shape.ts';

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

export const hasBledDefinition = {
  id: 'has-bled',
  titleKey: 'has-bled.title',
  descriptionKey: 'has-bled.description',
  equation: hasBledEquation,
  inputs: {
    uncontrolledHypertension: scored('has-bled.uncontrolledHypertension', 1),
    abnormalRenalFunction: scored('has-bled.abnormalRenalFunction', 1),
    abnormalLiverFunction: scored('has-bled.abnormalLiverFunction', 1),
    stroke: scored('has-bled.stroke', 1),
    bleeding: scored('has-bled.bleeding', 1),
    labileInr: scored('has-bled.labileInr', 1),
    drugs: scored('has-bled.drugs', 1),
    alcohol: scored('has-bled.alcohol', 1),
    age: hasBledAge,
  },
  outputs: {
    score: { ...outputs.score, labelKey: 'has-bled.score', bandsKey: 'has-bled.band' },
    bleedsPer100PatientYears: { ...outputs.bleedsPer100PatientYears, labelKey: 'has-bled.bleeds' },
    majorBleedingRiskPercent: { ...outputs.majorBleedingRiskPercent, labelKey: 'has-bled.major' },
  },
  population: { fromAge: 18, noteKey: 'has-bled.population' },
  references: [pisters, lip],
  tables: [
    {
      labelKey: 'has-bled.bleeds',
      unit: '/(100.a)',
      output: 'bleedsPer100PatientYears',
      by: 'score',
      rows: tableRows(bleedsByScore),
      source: pisters,
    },
    {
      labelKey: 'has-bled.major',
      unit: '%',
      output: 'majorBleedingRiskPercent',
      by: 'score',
      rows: tableRows(majorBleedingByScore),
      source: lip,
    },
  ],
} as const satisfies CalculatorDefinition<HasBledInputs, HasBledOutputs>;
