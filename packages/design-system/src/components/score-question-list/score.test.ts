import { describe, expect, it } from 'vitest';
import { computeScore, type ScoreQuestion } from './score.ts';
import { scoreQuestionListMessages } from './score-question-list.messages.ts';

// CHA₂DS₂-VASc by the ESC guideline of 2010: the maximum is 9.
const questions: ScoreQuestion[] = [
  { id: 'failure', label: 'Scompenso', points: 1 },
  { id: 'hypertension', label: 'Ipertensione', points: 1 },
  {
    id: 'age',
    label: 'Età',
    choices: [
      { value: 'young', label: 'meno di 65', points: 0 },
      { value: 'middle', label: '65–74', points: 1 },
      { value: 'old', label: '75 o più', points: 2 },
    ],
  },
  { id: 'diabetes', label: 'Diabete', points: 1 },
  { id: 'stroke', label: 'Ictus', points: 2 },
  { id: 'vascular', label: 'Vasculopatia', points: 1 },
  { id: 'female', label: 'Sesso femminile', points: 1 },
];

describe('computeScore', () => {
  it('returns total and maximum', () => {
    const answers = {
      failure: 'no',
      hypertension: 'yes',
      age: 'old',
      diabetes: 'no',
      stroke: 'yes',
      vascular: 'no',
      female: 'yes',
    };
    expect(computeScore(questions, answers)).toEqual({ points: 6, max: 9, missing: [] });
  });

  it('treats a missing answer as unanswered, not as no', () => {
    expect(computeScore(questions, { stroke: 'yes', age: undefined })).toEqual({
      points: 2,
      max: 9,
      missing: ['failure', 'hypertension', 'age', 'diabetes', 'vascular', 'female'],
    });
  });

  it('treats an unknown answer as unanswered', () => {
    expect(computeScore(questions, { age: 'yes', stroke: 'forse' }).missing).toHaveLength(7);
  });
});

// The Wells score for pulmonary embolism gives 1.5 points for tachycardia.
it('formats half points by locale', () => {
  const { it: italian, en: english } = scoreQuestionListMessages.messages;
  expect([italian.points(1.5), italian.of(4.5, 12.5), italian.points(-2)]).toEqual([
    '1,5 punti',
    '4,5 su 12,5',
    '−2 punti',
  ]);
  expect([english.points(1.5), english.of(4.5, 12.5)]).toEqual(['1.5 points', '4.5 of 12.5']);
});
