import { temperatureC } from '../../checks/inputs.ts';
import { scored } from '../../checks/points.ts';
import type { CalculatorDefinition } from '../../types.ts';
import {
  type News2Inputs,
  type News2Outputs,
  news2Consciousness,
  news2Equation,
  news2Pressure,
  news2Pulse,
  news2Rate,
  news2Scale,
  news2Spo2,
  news2Outputs as outputs,
} from './news2.shape.ts';

export type { News2Band, News2Inputs, News2Outputs } from './news2.shape.ts';

const rateSteps = [
  { from: 0, points: 3 },
  { from: 9, points: 1 },
  { from: 12, points: 0 },
  { from: 21, points: 2 },
  { from: 25, points: 3 },
] as const;

const spo2Steps = [
  {
    when: { spo2Scale: 1 },
    steps: [
      { from: 0, points: 3 },
      { from: 92, points: 2 },
      { from: 94, points: 1 },
      { from: 96, points: 0 },
    ],
  },
  {
    when: { spo2Scale: 2, onOxygen: false },
    steps: [
      { from: 0, points: 3 },
      { from: 84, points: 2 },
      { from: 86, points: 1 },
      { from: 88, points: 0 },
    ],
  },
  {
    when: { spo2Scale: 2, onOxygen: true },
    steps: [
      { from: 0, points: 3 },
      { from: 84, points: 2 },
      { from: 86, points: 1 },
      { from: 88, points: 0 },
      { from: 93, points: 1 },
      { from: 95, points: 2 },
      { from: 97, points: 3 },
    ],
  },
] as const;

const pressureSteps = [
  { from: 0, points: 3 },
  { from: 91, points: 2 },
  { from: 101, points: 1 },
  { from: 111, points: 0 },
  { from: 220, points: 3 },
] as const;

const pulseSteps = [
  { from: 0, points: 3 },
  { from: 41, points: 1 },
  { from: 51, points: 0 },
  { from: 91, points: 1 },
  { from: 111, points: 2 },
  { from: 131, points: 3 },
] as const;

const temperatureSteps = [
  { from: 0, points: 3 },
  { from: 35.1, points: 1 },
  { from: 36.1, points: 0 },
  { from: 38.1, points: 1 },
  { from: 39.1, points: 2 },
] as const;

export const news2Definition = {
  id: 'news2',
  titleKey: 'news2.title',
  descriptionKey: 'news2.description',
  equation: news2Equation,
  inputs: {
    respiratoryRate: { ...news2Rate, steps: rateSteps },
    spo2: { ...news2Spo2, stepsWhen: spo2Steps },
    onOxygen: scored('news2.onOxygen', 2),
    systolicBpMmHg: { ...news2Pressure, steps: pressureSteps },
    pulse: { ...news2Pulse, steps: pulseSteps },
    consciousness: { ...news2Consciousness, kind: 'choice', labelKey: 'news2.consciousness' },
    temperatureC: { ...temperatureC, steps: temperatureSteps },
    spo2Scale: { ...news2Scale, kind: 'choice', labelKey: 'news2.scale', helpKey: 'news2.scale.help' },
  },
  outputs: {
    score: {
      ...outputs.score,
      labelKey: 'news2.score',
      bandsKey: 'news2.band',
      specialBands: [{ code: 'low-medium', whenKey: 'news2.single' }],
    },
  },
  population: { fromAge: 16, noteKey: 'news2.population' },
  references: [
    {
      citation:
        'Royal College of Physicians. National Early Warning Score (NEWS) 2: standardising the assessment of acute-illness severity in the NHS. Updated report of a working party. London: RCP',
      year: 2017,
      isbn: '978 1 86016 682 2',
    },
  ],
  licenceKey: 'news2.licence',
} as const satisfies CalculatorDefinition<News2Inputs, News2Outputs>;
