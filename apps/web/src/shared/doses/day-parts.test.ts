import { expect, it, test } from 'vitest';
import { groupByDayPart, isLate, timingOf, toDayPart } from './day-parts.ts';
import type { DueDose } from './schedule.ts';

test.each([
  ['00:00', 'night'],
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['10:59', 'morning'],
  ['11:00', 'noon'],
  ['15:59', 'noon'],
  ['16:00', 'evening'],
  ['21:59', 'evening'],
  ['22:00', 'night'],
])('%s is in the %s', (time, part) => {
  expect(toDayPart(time)).toBe(part);
});

const dose = (ora: string, more: Partial<DueDose> = {}) => ({ ora, recorded: undefined, ...more }) as DueDose;

it('leaves out the parts of the day without doses', () => {
  const doses = ['07:30', '08:00', '20:00'].map((ora) => dose(ora));
  expect(groupByDayPart(doses).map(({ part, doses: all }) => [part, all.map(({ ora }) => ora)])).toEqual([
    ['morning', ['07:30', '08:00']],
    ['evening', ['20:00']],
  ]);
  expect(groupByDayPart([])).toEqual([]);
});

it('a dose is late after its time until it is recorded', () => {
  expect(isLate(dose('08:00'), '08:00')).toBe(false);
  expect(isLate(dose('08:00'), '08:01')).toBe(true);
  const recorded = { id_terapie: 1, giorno: '2026-03-21', ora: '08:00', esito: 'saltata', segnata_il: '' } as const;
  expect(isLate(dose('08:00', { recorded }), '23:00')).toBe(false);
});

it.each([
  ['07:30', '06:29', 'early'],
  ['07:30', '06:30', 'prompt'],
  ['07:30', '08:30', 'prompt'],
  ['07:30', '08:31', 'late'],
  ['07:30', '23:40', 'late'],
])('the answer to the dose of %s at %s is %s', (ora, recordedAt, expected) => {
  expect(timingOf(ora, recordedAt)).toBe(expected);
});
