import { describe, expect, it } from 'vitest';
import { fold, makeMatcher } from './search.ts';

describe('fold', () => {
  it.each([
    ['PERCHÉ', 'perche'],
    ['Nicolò', 'nicolo'],
    ['Müller-Straße', 'muller-straße'],
    ['e\u0301', 'e'],
    ['10 µg', '10 µg'],
  ])('folds %s to %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});

describe('makeMatcher', () => {
  const finds = (query: string, text: string) => makeMatcher<string>(query, fold)(text);

  // covers A-15 A-16
  it('ignores case on both sides', () => {
    expect(finds('mAl DI', 'Mal di testa')).toBe(true);
    expect(finds('mal di testa', 'MAL DI TESTA')).toBe(true);
    expect(finds('schiena', 'Mal di testa')).toBe(false);
  });

  it('ignores accents on both sides', () => {
    expect(finds('perche', 'Perché')).toBe(true);
    expect(finds('perché', 'Perche')).toBe(true);
  });

  it('requires every word in any order', () => {
    expect(finds('rossi mario', 'Mario Rossi')).toBe(true);
    expect(finds('rossi anna', 'Mario Rossi')).toBe(false);
  });

  it('matches everything for an empty query', () => {
    expect(finds('', 'Mario Rossi')).toBe(true);
    expect(finds('   ', '')).toBe(true);
  });
});
