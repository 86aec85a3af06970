import { describe, expect, it } from 'vitest';
import { addSlashes, formatDay, isDay, parseDay } from './day.ts';

describe('parseDay', () => {
  it.each([
    ['09/03/2026', '2026-03-09'],
    ['9/3/2026', '2026-03-09'],
    ['9.3.2026', '2026-03-09'],
    ['9-3-2026', '2026-03-09'],
    ['9 3 2026', '2026-03-09'],
    ['09032026', '2026-03-09'],
    [' 31/12/1945 ', '1945-12-31'],
    ['2026-03-09', '2026-03-09'],
    ['1944-06-04T00:00:00.000Z', '1944-06-04'],
    // Leap years: every fourth year, except centuries not divisible by 400.
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
  ])('parses %s as %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day);
  });

  it.each([
    '29/02/2023',
    '29/02/1900',
    '31/04/2026',
    '0/1/2026',
    '1/13/2026',
    '9/3/26',
    '9/3',
    '932026',
    '',
    'ieri',
    '09/03/0026',
  ])('refuses %s', (typed) => {
    expect(parseDay(typed)).toBeUndefined();
  });
});

describe('isDay', () => {
  it('rejects nonexistent dates', () => {
    expect(isDay('2024-02-29')).toBe(true);
    expect(isDay('2023-02-29')).toBe(false);
    expect(isDay('2023-2-1')).toBe(false);
    expect(isDay('09/03/2026')).toBe(false);
  });
});

describe('formatDay', () => {
  it('formats stored dates and returns other text unchanged', () => {
    expect(formatDay('2026-03-09')).toBe('09/03/2026');
    expect(formatDay('9/3')).toBe('9/3');
  });
});

describe('addSlashes', () => {
  function type(keys: string): string {
    return [...keys].reduce((text, key) => addSlashes(text, text + key), '');
  }

  it.each([
    ['09', '09'],
    ['090', '09/0'],
    ['0903', '09/03'],
    ['09032', '09/03/2'],
    ['09032026', '09/03/2026'],
    ['9/3/2026', '9/3/2026'],
    ['9.3.2026', '9.3.2026'],
    ['09/03/2026', '09/03/2026'],
  ])('typing %s results in %s', (keys, text) => {
    expect(type(keys)).toBe(text);
  });

  it('does not interfere with corrections', () => {
    expect(addSlashes('09/0', '09/')).toBe('09/');
    expect(addSlashes('09/03/2026', '9/03/2026')).toBe('9/03/2026');
    expect(addSlashes('09/03', '109/03')).toBe('109/03');
  });

  it('accepts pasted text', () => {
    expect(addSlashes('', '09032026')).toBe('09/03/2026');
  });
});
