import { expect, it } from 'vitest';
import { createFormats } from './formats.ts';

// Short dates according to CLDR; the last three use another calendar or other digits.
it.each([
  ['it-IT', '09/03/2026'],
  ['en-GB', '09/03/2026'],
  ['en-US', '03/09/2026'],
  ['de-DE', '09.03.2026'],
  ['th-TH', '09/03/2569'],
  ['fa-IR', '۱۴۰۴/۱۲/۱۸'],
])('formats a date in %s as %s', (tag, text) => {
  expect(createFormats(tag).date('2026-03-09')).toBe(text);
});
