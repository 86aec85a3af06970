import { expect, it } from 'vitest';
import { createFormats } from './formats.ts';

// According to CLDR; the last two use another calendar or other digits.
it.each([
  ['it-IT', '9 mar 2026', '09/03/2026'],
  ['en-GB', '9 Mar 2026', '09/03/2026'],
  ['en-US', 'Mar 9, 2026', '03/09/2026'],
  ['de-DE', '9. März 2026', '09.03.2026'],
  ['th-TH', '9 มี.ค. 2569', '09/03/2569'],
  ['fa-IR', '۱۸ اسفند ۱۴۰۴', '۱۴۰۴/۱۲/۱۸'],
])('formats a date in %s as %s', (tag, short, numeric) => {
  const { date } = createFormats(tag);
  expect(date('2026-03-09')).toBe(short);
  expect(date('2026-03-09', 'numeric')).toBe(numeric);
});

it.each([
  ['2026-12-31', '31 dic 2026', '31 dicembre 2026'],
  ['2024-02-29', '29 feb 2024', '29 febbraio 2024'],
  ['2026-02-30', '2026-02-30', '2026-02-30'],
  ['ieri', 'ieri', 'ieri'],
])('%s in words', (iso, short, long) => {
  const { date } = createFormats('it-IT');
  expect(date(iso)).toBe(short);
  expect(date(iso, 'long')).toBe(long);
});
