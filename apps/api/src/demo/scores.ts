import type { Score } from '../areas/scores/scores.repository.ts';

export interface DemoScore extends Pick<Score, 'nome_score' | 'valore_score'> {
  daysAgo: number;
  risposte: object;
}

const answers = (age: number, cholesterol: number, hdl: number, systolicBpMmHg: number, smoker: boolean) => ({
  sex: 'female',
  age,
  totalCholesterol: { value: cholesterol, unit: 'mg/dL' },
  hdl: { value: hdl, unit: 'mg/dL' },
  systolicBpMmHg,
  bpTreated: false,
  smoker,
});

// A person who stopped smoking 18 months ago and whose cholesterol and pressure have fallen since, oldest first.
const checks = [
  { daysAgo: 790, risposte: answers(40, 238, 46, 134, true), framingham: 4.6, cardiovascular: 5.2 },
  { daysAgo: 612, risposte: answers(40, 231, 47, 131, true), framingham: 3.8, cardiovascular: 4.5 },
  { daysAgo: 401, risposte: answers(41, 224, 49, 128, false), framingham: 0.5, cardiovascular: 1 },
  { daysAgo: 215, risposte: answers(41, 212, 52, 124, false), framingham: 0.3, cardiovascular: 0.7 },
  { daysAgo: 38, risposte: answers(42, 205, 54, 122, false), framingham: 0.3, cardiovascular: 0.6 },
];

export const demoScores: readonly DemoScore[] = checks.flatMap(({ daysAgo, risposte, framingham, cardiovascular }) => [
  { daysAgo, nome_score: 'framingham-score', valore_score: framingham, risposte },
  {
    daysAgo,
    nome_score: 'cardiovascolare-score',
    valore_score: cardiovascular,
    risposte: { ...risposte, race: 'white', diabetes: false },
  },
]);
