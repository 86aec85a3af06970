import { describe, expect, test } from 'vitest';
import { allows, type GrantTerms, isAdult, scopeOn, scopes, toAmbito } from './acting.ts';

const today = '2026-03-21';
const grant = (changes: Partial<GrantTerms> = {}): GrantTerms => ({
  stato: 'attiva',
  ambito: 'lettura',
  dal: '2026-03-01',
  fino_al: null,
  paziente_nascita: '1950-01-01',
  ...changes,
});

test('a scope includes the smaller ones, and never the account itself', () => {
  const allowed = scopes.map((granted) => scopes.filter((needed) => allows(granted, needed)));
  expect(allowed).toEqual([
    ['read'],
    ['read', 'daily'],
    ['read', 'daily', 'full'],
    ['read', 'daily', 'full', 'parent'],
  ]);
  expect(scopes.filter((granted) => allows(granted, 'own'))).toEqual([]);
});

test('each scope of the contract has its own', () => {
  const minor = { paziente_nascita: '2018-05-04' };
  const found = (['lettura', 'quotidiano', 'completo', 'genitore'] as const).map((ambito) =>
    scopeOn(grant({ ambito, ...minor }), today),
  );
  expect(found).toEqual(['read', 'daily', 'full', 'parent']);
  expect(scopes.map(toAmbito)).toEqual(['lettura', 'quotidiano', 'completo', 'genitore']);
});

describe('a grant', () => {
  test.each(['invitata', 'rifiutata', 'revocata', 'terminata'])('that is %s allows nothing', (stato) => {
    expect(scopeOn(grant({ stato }), today)).toBeUndefined();
  });

  test('lasts from its first to its last day, both included', () => {
    const terms = grant({ dal: '2026-03-20', fino_al: '2026-03-22' });
    const days = ['2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23'];
    expect(days.map((day) => scopeOn(terms, day))).toEqual([undefined, 'read', 'read', 'read', undefined]);
  });

  test('of a parent shrinks on the 18th birthday', () => {
    const scope = (day: string, birth: string | null) =>
      scopeOn(grant({ ambito: 'genitore', dal: '2026-01-01', paziente_nascita: birth }), day);
    expect(scope('2026-03-20', '2008-03-21')).toBe('parent');
    expect(scope('2026-03-21', '2008-03-21')).toBe('full');
    expect(scope('2026-02-28', '2008-02-29')).toBe('parent');
    expect(scope('2026-03-01', '2008-02-29')).toBe('full');
    expect(scope('2026-03-21', null)).toBe('full');
  });
});

test('without a date of birth there is no minor', () => {
  expect([isAdult(null, today), isAdult('2008-03-22', today), isAdult('2008-03-21', today)]).toEqual([
    true,
    false,
    true,
  ]);
});
