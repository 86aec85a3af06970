import type { Schema } from '@libretto/api-client/schema';
import { expect, test } from 'vitest';
import { toDoseState } from './dose-state.ts';

const today = '2026-11-27';
const dose: Schema<'ScheduledDose'> = {
  ...{ stato: 'dovuta', numero: null, eta_mesi: null, dal: '2026-08-11', entro: null },
  ...{ data: null, id_vaccinazione: null },
};

test('a dose that is due by a day has no second state, and is a booster after a recorded dose only', () => {
  const due = { ...dose, entro: '2027-08-11' };
  expect(toDoseState('dtpa-adulti', due, today)).toEqual({ key: 'boosterBy', month: '2027-08' });
  expect(toDoseState('dtpa-adulti', { ...due, eta_mesi: 228 }, today)).toEqual({ key: 'by', month: '2027-08' });
  // The number of the dose stands next to it.
  expect(toDoseState('hpv', { ...due, numero: 2, eta_mesi: 138 }, today)).toEqual({ key: 'by', month: '2027-08' });
  expect(toDoseState('hpv-donne', { ...dose, eta_mesi: 300 }, today)).toEqual({ key: 'dovuta' });
});

test('a dose of a vaccine without any in the record is not late', () => {
  const late = { ...dose, stato: 'in_ritardo', entro: '2020-07-05' } as const;
  expect(toDoseState('dtpa-adulti', { ...late, eta_mesi: 228 }, today)).toEqual({ key: 'unrecorded' });
  expect(toDoseState('hpv', { ...late, numero: 1, eta_mesi: 132 }, today)).toEqual({ key: 'unrecorded' });
  expect(toDoseState('dtpa-adulti', late, today)).toEqual({ key: 'in_ritardo' });
});

test.each([
  ['2025-10-20', '2025/2026'],
  ['2026-07-31', '2025/2026'],
  ['2026-08-01', '2026/2027'],
])('a flu vaccination of %s was done for the season %s', (data, season) => {
  const done = { ...dose, stato: 'fatta', data } as const;
  expect(toDoseState('influenza-adulti', done, today)).toEqual({ key: 'doneSeason', season });
  expect(toDoseState('dtpa-adulti', done, today)).toEqual({ key: 'fatta' });
});

test('a flu vaccination is due for the season of today, whenever the last one was', () => {
  const due = { ...dose, dal: '2024-10-01' };
  expect(toDoseState('influenza-adulti', due, today)).toEqual({ key: 'dueSeason', season: '2026/2027' });
  const next = { ...dose, stato: 'prossima', dal: '2027-10-01' } as const;
  expect(toDoseState('covid-19', next, today)).toEqual({ key: 'nextSeason', season: '2027/2028' });
});
