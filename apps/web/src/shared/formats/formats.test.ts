import { describe, expect, it } from 'vitest';
import { dayOfFile, formatAtHour, formatDate, formatNumber, formatOnDay, today, yesterday } from './formats.ts';

describe('formatDate', () => {
  it('puts the day first in both languages', () => {
    expect(formatDate('1984-03-12', 'it')).toBe('12 mar 1984');
    expect(formatDate('1984-03-12', 'en')).toBe('12 Mar 1984');
  });
  it('ignores the time and the time zone', () => {
    expect(formatDate('1984-03-12T00:00:00.000Z', 'it')).toBe('12 mar 1984');
    expect(formatDate('1984-03-12T23:59:59+14:00', 'it')).toBe('12 mar 1984');
  });
  it('returns an empty string without a date', () => {
    expect(formatDate(null, 'it')).toBe('');
    expect(formatDate('ieri', 'it')).toBe('');
  });
});

describe('formatNumber', () => {
  it('uses the decimal separator of the language', () => {
    expect(formatNumber(1234.5, 'it')).toBe('1234,5');
    expect(formatNumber(12345.5, 'it')).toBe('12.345,5');
    expect(formatNumber(12345.5, 'en')).toBe('12,345.5');
  });
});

it.each([
  ['2026-11-21', 'il 21 novembre', 'on 21 November'],
  ['2026-11-08', 'l’8 novembre', 'on 8 November'],
  ['2026-11-11', 'l’11 novembre', 'on 11 November'],
  ['2025-11-01', 'il 1 novembre 2025', 'on 1 November 2025'],
])('%s in a sentence', (date, it, en) => {
  expect(formatOnDay(date, '2026-11-26', 'it')).toBe(it);
  expect(formatOnDay(date, '2026-11-26', 'en')).toBe(en);
});

it.each([
  ['16 dic', '10:30', '16 dic alle\u00a010:30', '16 dic at\u00a010:30'],
  ['16 dic', null, '16 dic', '16 dic'],
  ['', '10:30', '', ''],
])('%j with the hour %j', (day, hour, it, en) => {
  expect(formatAtHour(day, hour, 'it')).toBe(it);
  expect(formatAtHour(day, hour, 'en')).toBe(en);
});

describe('days', () => {
  const now = new Date(2026, 2, 1, 0, 30);
  it('counts in the local time zone', () => {
    expect([today(now), yesterday(now)]).toEqual(['2026-03-01', '2026-02-28']);
  });
  it('takes the day of a file, never after today', () => {
    const changed = (moment: Date) => dayOfFile({ lastModified: moment.getTime() }, now);
    expect(changed(new Date(2026, 1, 27, 23, 59))).toBe('2026-02-27');
    expect(changed(new Date(2026, 2, 1, 0, 10))).toBe('2026-03-01');
    expect(changed(new Date(2030, 0, 1))).toBe('2026-03-01');
  });
});
