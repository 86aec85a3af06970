import { expect, test } from 'vitest';
import type { Therapy } from './doses.queries.ts';
import { boxForTherapy, boxState, dosesOn, firstDoseDay, hasEnded, lastBoxDay } from './schedule.ts';

const therapy: Therapy = {
  id_terapie: 3,
  id_paziente: 1,
  author_id: 1,
  id_farmaco_codifa: null,
  farmaco: { descrizione_breve: 'Ramipril', somministrazione: 'orale' },
  tipo_terapia: 1,
  terapie_stato: 1,
  quantita_farmaceutica: '1 compressa',
  frequenza_farmaceutica: 'Due volte al giorno',
  data_inizio: '2026-01-12',
  data_fine: null,
  id_diagnosi: null,
  id_prescrittore: null,
  prescrittore: 'Elena Bianchi',
  note: '',
  orari: [
    { ora: '08:00', quantita: 1 },
    { ora: '20:00', quantita: 0.5 },
  ],
  giorni: [],
  confezione: null,
  interazioni_accettate: null,
  id_livello_confidenzialita: 6,
  specialita: [],
  specialita_scelta: false,
  deleted_at: null,
  versione: '2026-03-12T09:30:00.000Z',
};

const day = '2026-03-21';
const dueTimes = (change: Partial<Therapy>) => dosesOn([{ ...therapy, ...change }], day, []).map(({ ora }) => ora);

test.each<[string, Partial<Therapy>, string[]]>([
  ['in progress', {}, ['08:00', '20:00']],
  ['beginning today', { data_inizio: day }, ['08:00', '20:00']],
  ['beginning tomorrow', { data_inizio: '2026-03-22' }, []],
  ['ending today', { data_fine: day }, ['08:00', '20:00']],
  ['ended yesterday', { data_fine: '2026-03-20' }, []],
  ['of Saturdays', { giorni: [6] }, ['08:00', '20:00']],
  ['of other days', { giorni: [1, 7] }, []],
  ['concluded', { tipo_terapia: 2 }, []],
  ['forbidden', { tipo_terapia: 0 }, []],
  ['without times', { orari: [] }, []],
])('due doses of a therapy that is %s', (_, change, times) => expect(dueTimes(change)).toEqual(times));

test('doses before the entry of a therapy are not due, unless they were recorded', () => {
  // Without a zone, the time of the browser.
  const entered = { ...therapy, inserita_il: new Date(`${day}T15:10`).toISOString() };
  const timesOn = (on: string, recorded: Parameters<typeof dosesOn>[2] = []) =>
    dosesOn([entered], on, recorded).map(({ ora }) => ora);
  expect(timesOn(day)).toEqual(['20:00']);
  expect(timesOn('2026-03-22')).toEqual(['08:00', '20:00']);
  const mark = { id_terapie: 3, giorno: day, ora: '08:00', esito: 'presa', segnata_il: '' } as const;
  expect(timesOn(day, [mark])).toEqual(['08:00', '20:00']);
});

test.each<[string, Partial<Therapy>, string | undefined]>([
  ['in progress', {}, undefined],
  ['beginning later', { data_inizio: '2026-04-01' }, '2026-04-01'],
  // 22 March 2026 is a Sunday.
  ['beginning later, on Mondays', { data_inizio: '2026-03-22', giorni: [1] }, '2026-03-23'],
  ['entered after the doses of today', { data_inizio: day, inserita_il: `${day}T23:12` }, '2026-03-22'],
  ['entered between the doses of today', { data_inizio: day, inserita_il: `${day}T15:10` }, undefined],
  ['entered too late to be taken', { data_inizio: day, data_fine: day, inserita_il: `${day}T23:12` }, undefined],
  ['without times', { data_inizio: '2026-04-01', orari: [] }, undefined],
])('the first dose of a therapy that is %s', (_, change, first) => {
  const { inserita_il: entered } = change;
  const entry = entered === undefined ? {} : { inserita_il: new Date(entered).toISOString() };
  expect(firstDoseDay({ ...therapy, ...change, ...entry }, day)).toBe(first);
});

test('a dose of a drug as needed is not among those of the day', () => {
  const mark = { id_terapie: 3, giorno: day, ora: '14:05', esito: 'presa', segnata_il: '' } as const;
  const untimed = { ...therapy, orari: [] };
  expect(dosesOn([{ ...untimed, frequenza_farmaceutica: 'Al bisogno' }], day, [mark])).toEqual([]);
  expect(dosesOn([untimed], day, [mark])).toMatchObject([{ ora: '14:05', isTimeRemoved: true }]);
});

test.each([
  [null, false],
  [day, false],
  ['2026-03-20', true],
])('a therapy that ends on %s has ended: %s', (data_fine, ended) => expect(hasEnded({ data_fine }, day)).toBe(ended));

test('recorded doses stay when the times change', () => {
  const recorded = { id_terapie: 3, giorno: day, ora: '07:00', esito: 'presa', segnata_il: '' } as const;
  const summarise = (change: Partial<Therapy>) =>
    dosesOn([{ ...therapy, ...change }], day, [recorded]).map(({ ora, recorded: one, isTimeRemoved }) => [
      ora,
      one?.esito,
      isTimeRemoved,
    ]);
  expect(summarise({})).toEqual([
    ['07:00', 'presa', true],
    ['08:00', undefined, false],
    ['20:00', undefined, false],
  ]);
  expect(summarise({ giorni: [1] })).toEqual([['07:00', 'presa', true]]);
  expect(summarise({ tipo_terapia: 2 })).toEqual([]);
});

test('due doses are sorted by time, with their own record only', () => {
  const other = { ...therapy, id_terapie: 4, orari: [{ ora: '12:00', quantita: 1 }] };
  const recorded = { id_terapie: 3, giorno: day, ora: '20:00', esito: 'saltata', segnata_il: '' } as const;
  const due = dosesOn([therapy, other], day, [recorded, { ...recorded, id_terapie: 5, ora: '12:00' }]);
  expect(due.map(({ therapy: { id_terapie }, ora, recorded: one }) => [id_terapie, ora, one?.esito])).toEqual([
    [3, '08:00', undefined],
    [4, '12:00', undefined],
    [3, '20:00', 'saltata'],
  ]);
});

const box = (pezzi: number, change: object = {}) =>
  lastBoxDay({ ...therapy, confezione: { pezzi, dal: '2026-03-02', al_giorno: null }, ...change });

// Counted by hand on a calendar.
test.each([
  ['28 at one and a half a day: 18 whole days', box(28), '2026-03-19'],
  ['exactly enough', box(3), '2026-03-03'],
  ['not enough for the first day', box(1), undefined],
  ['two of each Monday and Thursday', box(4, { giorni: [1, 4], orari: [{ ora: '08:00', quantita: 1 }] }), '2026-03-12'],
  ['tenths do not add up to a day too few', box(3, { orari: [{ ora: '08:00', quantita: 0.1 }] }), '2026-03-31'],
  ['without times and without a number', box(28, { orari: [] }), undefined],
])('a box: %s', (_, last, expected) => expect(last).toBe(expected));

test('without times the number of pieces per day counts', () => {
  const confezione = { pezzi: 10, dal: '2026-03-02', al_giorno: 2 };
  expect(lastBoxDay({ ...therapy, orari: [], confezione })).toBe('2026-03-06');
});

test.each([
  ['2026-03-20', null, 'over'],
  ['2026-03-21', null, 'soon'],
  ['2026-03-28', null, 'soon'],
  ['2026-03-29', null, 'until'],
  ['2026-03-28', '2026-03-28', 'until'],
  ['2026-03-28', '2026-03-29', 'soon'],
])('a box until %s of a therapy until %s is %s', (last, end, state) => {
  expect(boxState(last, day, end)).toEqual({ state, day: last });
});

test('a concluded therapy has no box state', () => {
  const confezione = { pezzi: 28, dal: '2026-03-02', al_giorno: null };
  expect(boxForTherapy({ ...therapy, confezione }, day)).toEqual({ state: 'over', day: '2026-03-19' });
  expect(boxForTherapy({ ...therapy, confezione, tipo_terapia: 2 }, day)).toBeUndefined();
  expect(boxForTherapy(therapy, day)).toBeUndefined();
});
