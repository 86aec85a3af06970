import { describe, expect, it, test } from 'vitest';
import { drugsAsNeeded, groupByDayPart, isLate, toDayPart } from './day-parts.ts';
import type { Therapy } from './doses.queries.ts';
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

describe('a drug as needed', () => {
  const day = '2026-03-21';
  const imigran = {
    tipo_terapia: 1 as const,
    orari: [],
    frequenza_farmaceutica: 'Al bisogno, ai primi segni; al massimo 2 in un giorno',
    data_inizio: '2026-01-01',
    data_fine: null,
  } satisfies Partial<Therapy>;

  it.each<[string, Partial<Therapy>, boolean]>([
    ['with its maximum', {}, true],
    ['in English', { frequenza_farmaceutica: 'Up to 3 a day, as needed' }, true],
    ['ending today', { data_fine: day }, true],
    ['ended', { data_fine: '2026-03-20' }, false],
    ['beginning tomorrow', { data_inizio: '2026-03-22' }, false],
    ['at fixed times', { orari: [{ ora: '08:00', quantita: 1 }] }, false],
    ['of every day', { frequenza_farmaceutica: 'Due volte al giorno' }, false],
    ['concluded', { tipo_terapia: 2 }, false],
    ['forbidden', { tipo_terapia: 0 }, false],
  ])('%s', (_, change, expected) => {
    expect(drugsAsNeeded([{ ...imigran, ...change }], day)).toHaveLength(expected ? 1 : 0);
  });
});
