import { describe, expect, it } from 'vitest';
import { addStep, formatNumber, parseNumber } from './number.ts';

describe('readNumber, Italian', () => {
  it.each([
    ['72,5', 72.5],
    ['72.5', 72.5],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1,200', 1.2],
    ['1200', 1200],
    ['1.200,5', 1200.5],
    ['1.234.567', 1234567],
    ['12345.678', 12345.678],
    ['72,', 72],
    ['72.', 72],
    [',5', 0.5],
    ['.5', 0.5],
    [' 7 ', 7],
    ['-1,5', -1.5],
    ['−1,5', -1.5],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text, 'it-IT')).toEqual({ ok: true, value });
  });

  it.each<[string, [number, number]]>([
    ['1.200', [1.2, 1200]],
    ['12.345', [12.345, 12345]],
    ['-1.200', [-1.2, -1200]],
  ])('%s has two readings', (text, readings) => {
    expect(parseNumber(text, 'it-IT')).toEqual({ ok: false, reason: 'ambiguous', readings });
  });

  it.each(['12 5', '1,2,3', '1.2.3', '1,200.5', ',', '.', '-', 'sette', '1e3', '1.2345.678'])('refuses %s', (text) => {
    expect(parseNumber(text, 'it-IT')).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('knows an empty field from a wrong one', () => {
    expect(parseNumber('  ', 'it-IT')).toEqual({ ok: false, reason: 'empty' });
  });
});

describe('readNumber, elsewhere', () => {
  it('asks about the comma where the comma marks thousands', () => {
    expect(parseNumber('1,200', 'en-GB')).toEqual({ ok: false, reason: 'ambiguous', readings: [1.2, 1200] });
    expect(parseNumber('1.200', 'en-GB')).toEqual({ ok: true, value: 1.2 });
  });

  it('has nothing to ask where neither sign marks thousands', () => {
    expect(parseNumber('1.200', 'fr-FR')).toEqual({ ok: true, value: 1.2 });
    expect(parseNumber('1,200', 'fr-FR')).toEqual({ ok: true, value: 1.2 });
  });
});

describe('writeNumber', () => {
  it.each([
    [1200, '1200'],
    [1234567.5, '1234567,5'],
    [0.000001, '0,000001'],
    [-1.5, '-1,5'],
  ])('%d is written so that it can be read back', (value, text) => {
    expect(formatNumber(value, 'it-IT')).toBe(text);
    expect(parseNumber(text, 'it-IT')).toEqual({ ok: true, value });
  });
});

describe('stepped', () => {
  it('leaves no dust of binary fractions', () => {
    expect(addStep(0.1, 0.2)).toBe(0.3);
    expect(addStep(72.5, -0.1)).toBe(72.4);
  });
});
