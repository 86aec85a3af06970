import { describe, expect, it, test } from 'vitest';
import { drugsAsNeeded, takenDoses, toElapsed } from './as-needed.ts';
import type { Dose, Therapy } from './doses.queries.ts';

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

const dose = (id_terapie: number, giorno: string, ora: string, esito: Dose['esito'] = 'presa'): Dose => ({
  id_terapie,
  giorno,
  ora,
  esito,
  // Recorded later.
  segnata_il: '2026-03-22T20:00:00.000Z',
});

test('the doses of a therapy are those taken, oldest first', () => {
  const [morning, noon] = [dose(4, '2026-03-21', '08:00'), dose(4, '2026-03-21', '12:00')];
  const others = [dose(5, '2026-03-21', '10:00'), dose(4, '2026-03-21', '11:00', 'saltata')];
  expect(takenDoses([noon, ...others, morning], { id_terapie: 4 })).toEqual([morning, noon]);
});

test.each([
  ['2026-03-21T12:00:59', { value: 0, unit: 'minute' }],
  ['2026-03-21T12:59:59', { value: 59, unit: 'minute' }],
  ['2026-03-21T13:00:00', { value: 1, unit: 'hour' }],
  ['2026-03-22T11:59:00', { value: 23, unit: 'hour' }],
  // The clock of the device may be slow.
  ['2026-03-21T11:59:00', { value: 0, unit: 'minute' }],
])('at %s the dose of noon was %o ago', (now, elapsed) => {
  expect(toElapsed(dose(4, '2026-03-21', '12:00'), new Date(now).getTime())).toEqual(elapsed);
});
