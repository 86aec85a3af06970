import type { Schema } from '@libretto/api-client/schema';
import { expect, test } from 'vitest';
import { example } from '../../testing/contract.ts';
import { findSameExams } from './same-exams.ts';

const [any] = example('listExams');
const exam = (indagine_tipologia: string, indagine_stato: string, indagine_data_display: string | null) =>
  ({ ...any, indagine_tipologia, indagine_stato, indagine_data_display }) as Schema<'Exam'>;

const exams = [
  exam('Emocromo', '2', '2026-08-02'),
  exam('Emocromo completo', '2', '2026-11-10'),
  exam('Vitamina D', '0', '2026-11-21'),
  exam('Radiografia torace', '1', null),
];
const find = (name: string) => {
  const { ahead, last } = findSameExams(exams, name);
  return [ahead?.indagine_tipologia, last?.indagine_data_display];
};

test('an exam of which one name says more than the other is the same', () => {
  expect(find('Vitamina D 25-OH')).toEqual(['Vitamina D', undefined]);
  expect(find('radiografía del torace')).toEqual(['Radiografia torace', undefined]);
  expect(find('Radiografia ginocchio')).toEqual([undefined, undefined]);
  expect(find('Vitamina B12')).toEqual([undefined, undefined]);
});

test('the last one that was done is the newest', () => {
  expect(find('emocromo')).toEqual([undefined, '2026-11-10']);
});

test('nothing is the same as no name', () => {
  expect(find(' ')).toEqual([undefined, undefined]);
});
