import { describe, expect, it } from 'vitest';
import { addStep, formatNumber, parseNumber } from './number.ts';

describe('parseNumber, Italian', () => {
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
  ])('parses %s as %d', (text, value) => {
    expect(parseNumber(text, 'it-IT')).toEqual({ ok: true, value });
  });

  it.each<[string, [number, number]]>([
    ['1.200', [1.2, 1200]],
    ['12.345', [12.345, 12345]],
    ['-1.200', [-1.2, -1200]],
  ])('%s is ambiguous', (text, readings) => {
    expect(parseNumber(text, 'it-IT')).toEqual({ ok: false, reason: 'ambiguous', readings });
  });

  it.each(['12 5', '1,2,3', '1.2.3', '1,200.5', ',', '.', '-', 'sette', '1e3', '1.2345.678'])('refuses %s', (text) => {
    expect(parseNumber(text, 'it-IT')).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('distinguishes empty from invalid text', () => {
    expect(parseNumber('  ', 'it-IT')).toEqual({ ok: false, reason: 'empty' });
  });
});

describe('parseNumber, other locales', () => {
  it('treats the comma as ambiguous where it groups thousands', () => {
    expect(parseNumber('1,200', 'en-GB')).toEqual({ ok: false, reason: 'ambiguous', readings: [1.2, 1200] });
    expect(parseNumber('1.200', 'en-GB')).toEqual({ ok: true, value: 1.2 });
  });

  it('has no ambiguity where neither sign groups thousands', () => {
    expect(parseNumber('1.200', 'fr-FR')).toEqual({ ok: true, value: 1.2 });
    expect(parseNumber('1,200', 'fr-FR')).toEqual({ ok: true, value: 1.2 });
  });
});

describe('formatNumber', () => {
  it.each([
    [1200, '1200'],
    [1234567.5, '1234567,5'],
    [0.000001, '0,000001'],
    [-1.5, '-1,5'],
  ])('formats %d so that it can be parsed', (value, text) => {
    expect(formatNumber(value, 'it-IT')).toBe(text);
    expect(parseNumber(text, 'it-IT')).toEqual({ ok: true, value });
  });
});

describe('addStep', () => {
  it('avoids floating-point errors', () => {
    expect(addStep(0.1, 0.2)).toBe(0.3);
    expect(addStep(72.5, -0.1)).toBe(72.4);
  });
});
