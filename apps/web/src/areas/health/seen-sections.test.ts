import { expect, test } from 'vitest';
import type { Eyes } from '../../shared/eyes/eyes-context.ts';
import type { HealthSection } from './health.queries.ts';
import { toSeenSections } from './seen-sections.ts';

const exams: HealthSection = {
  tipo: 'exam',
  elenchi: [
    { stato: '0', numero: 2 },
    { stato: '2', numero: 5 },
  ],
  ultima: null,
};
const scores: HealthSection = { tipo: 'score', elenchi: [{ numero: 3 }], ultima: null };
const eyes: Eyes = {
  id: 4,
  markOf: () => undefined,
  countSeen: (kind, state) => (kind === 'exam' && state === '2' ? 1 : 0),
};

test('counts what a reader sees, and apart what stays hidden', () => {
  expect(toSeenSections([exams, scores], eyes).map(({ elenchi }) => elenchi)).toEqual([
    [
      { stato: '0', numero: 0, hidden: 2 },
      { stato: '2', numero: 1, hidden: 4 },
    ],
    [{ numero: 0, hidden: 3 }],
  ]);
});

test('with the own eyes nothing is hidden', () => {
  expect(toSeenSections([exams], undefined)[0]?.elenchi).toEqual([
    { stato: '0', numero: 2, hidden: 0 },
    { stato: '2', numero: 5, hidden: 0 },
  ]);
});
