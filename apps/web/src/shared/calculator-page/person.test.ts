import { describe, expect, it } from 'vitest';
import type { Patient } from '../patient/patient.queries.ts';
import { toPerson, yearsBetween } from './person.ts';

describe('yearsBetween', () => {
  it('counts a year on the birthday, not the day before', () => {
    expect(yearsBetween('1984-03-12', '2026-03-11')).toBe(41);
    expect(yearsBetween('1984-03-12T00:00:00.000Z', '2026-03-12')).toBe(42);
    expect(yearsBetween('2008-02-29', '2026-02-28')).toBe(17);
    expect(yearsBetween('2008-02-29', '2026-03-01')).toBe(18);
  });
  it('returns undefined without a date or before the birth', () => {
    expect(yearsBetween('ieri', '2026-03-12')).toBeUndefined();
    expect(yearsBetween('2027-01-01', '2026-03-12')).toBeUndefined();
  });
});

it('takes the stored age only without a birth date, and never guesses a sex', () => {
  const patient = (part: Partial<Patient>) => part as Patient;
  expect(
    toPerson(patient({ paziente_nascita: '1984-03-12', paziente_eta: 7, paziente_sesso: 'female' }), '2026-11-21'),
  ).toEqual({ age: 42, sex: 'female' });
  expect(
    toPerson(patient({ paziente_nascita: null, paziente_eta: 7, paziente_sesso: 'unknown' }), '2026-11-21'),
  ).toEqual({ age: 7, sex: undefined });
});
