import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDecimal } from './parse.ts';

describe('reads', () => {
  test.each([
    ['72', 'it', 72],
    ['72,5', 'it', 72.5],
    ['72.5', 'it', 72.5],
    [' 72,5 ', 'it', 72.5],
    ['1,200', 'it', 1.2],
    ['0.200', 'it', 0.2],
    ['1.2000', 'it', 1.2],
    ['1.200,5', 'it', 1200.5],
    ['1.200.000', 'it', 1200000],
    [',5', 'it', 0.5],
    ['−4', 'it', -4],
    ['72.5', 'en', 72.5],
    ['72,5', 'en', 72.5],
    ['1.200', 'en', 1.2],
    ['1,200.5', 'en', 1200.5],
    ['1 200', 'fr', 1200],
    ['1 200,5', 'fr', 1200.5],
    ['1\u202f200,5', 'fr', 1200.5],
    ['1.200', 'fr', 1.2],
    ['1’200.5', 'de-CH', 1200.5],
    ['1,2', 'de-CH', 1.2],
    ['1.200,5', 'pt-BR', 1200.5],
  ] as const)('%j in %s as %d', (text, locale, value) => {
    expect(parseDecimal(text, locale)).toEqual({ ok: true, value });
  });
});

describe('refuses', () => {
  test.each([
    ['', 'it', 'empty'],
    ['   ', 'en', 'empty'],
    ['1.200', 'it', 'ambiguous'],
    ['1,200', 'en', 'ambiguous'],
    ['1.200', 'es', 'ambiguous'],
    ['1 20', 'fr', 'not-a-number'],
    ['1,200.5', 'it', 'not-a-number'],
    ['1.200,5', 'en', 'not-a-number'],
    ['1,2,3', 'it', 'not-a-number'],
    ['12.00.000', 'it', 'not-a-number'],
    ['5,', 'it', 'not-a-number'],
    ['1e3', 'it', 'not-a-number'],
    ['0x10', 'en', 'not-a-number'],
    ['70 kg', 'it', 'not-a-number'],
    ['1 200', 'it', 'not-a-number'],
    ['Infinity', 'en', 'not-a-number'],
    [`${'9'.repeat(400)}`, 'it', 'not-a-number'],
  ] as const)('%j in %s: %s', (text, locale, reason) => {
    expect(parseDecimal(text, locale)).toEqual({ ok: false, reason });
  });
});

test('parses every number written with the decimal sign of the locale', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99999 }), fc.integer({ min: 0, max: 9999 }), (whole, fraction) => {
      const value = Number(`${whole}.${fraction}`);
      expect(parseDecimal(`${whole},${fraction}`, 'it')).toEqual({ ok: true, value });
      expect(parseDecimal(`${whole}.${fraction}`, 'en')).toEqual({ ok: true, value });
    }),
  );
});

test('throws only for a language that is no BCP 47 tag', () => {
  expect(() => parseDecimal('1', 'not a tag')).toThrow(RangeError);
  fc.assert(fc.property(fc.string(), (text) => typeof parseDecimal(text, 'it').ok === 'boolean'));
});
