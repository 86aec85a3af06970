import { expect, test } from 'vitest';
import type { DueDose } from '../../shared/doses/schedule.ts';
import { findRemainingDoses, pickDoses } from './remaining-doses.ts';

const dose = (id_terapie: number, ora: string, recorded = false) =>
  ({ therapy: { id_terapie }, ora, recorded: recorded ? {} : undefined }) as DueDose;
const due = [dose(1, '07:30'), dose(2, '08:00'), dose(3, '13:00'), dose(2, '20:00'), dose(3, '21:00')];
const times = (shown: DueDose[], now: string, all = due) => {
  const { late, next } = findRemainingDoses(all, shown, now);
  return { late: late.map(({ ora }) => ora), next: next.map(({ ora }) => ora) };
};

test('names the overdue doses that are not shown, and the next one', () => {
  expect(times(due.slice(0, 2), '16:40')).toEqual({ late: ['13:00'], next: ['20:00'] });
  expect(times(due.slice(0, 1), '16:40')).toEqual({ late: ['08:00', '13:00'], next: ['20:00'] });
  expect(times(due.slice(0, 2), '22:00')).toEqual({ late: ['13:00', '20:00', '21:00'], next: [] });
});

test('names no dose twice and none that is recorded', () => {
  expect(times(due.slice(0, 2), '07:45')).toEqual({ late: [], next: [] });
  const answered = [dose(1, '07:30', true), dose(2, '08:00', true), dose(3, '13:00', true), ...due.slice(3)];
  expect(times(answered.slice(0, 2), '16:40', answered)).toEqual({ late: [], next: ['20:00'] });
});

test('names every dose of the next time', () => {
  const evening = [dose(1, '08:00'), dose(2, '20:00'), dose(3, '20:00'), dose(4, '22:00')];
  expect(times(evening.slice(0, 1), '16:40', evening)).toEqual({ late: [], next: ['20:00', '20:00'] });
  expect(times(evening.slice(0, 2), '16:40', evening)).toEqual({ late: [], next: ['20:00'] });
});

test.each([
  ['06:00', 2, ['07:30', '08:00']],
  ['08:10', 2, ['07:30', '08:00']],
  ['13:05', 2, ['07:30', '13:00']],
  ['20:30', 2, ['07:30', '20:00']],
  ['20:30', 1, ['07:30']],
])('at %s %i doses are shown: the oldest, and the one that is due', (now, count, shown) => {
  expect(pickDoses(due, count, now).map(({ ora }) => ora)).toEqual(shown);
});
