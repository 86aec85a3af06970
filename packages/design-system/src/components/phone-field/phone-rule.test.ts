import { describe, expect, it } from 'vitest';
import { isPhone } from './phone-rule.ts';

// covers V-19
describe('isPhone', () => {
  it.each([
    '0612345',
    '06 1234 5678',
    '06-1234-5678',
    '+39 06 1234 5678',
    '+390612345678',
    '06 1234567 x12',
    '06 1234567 ext. 12',
    '06 1234567 int 3',
    '061234567#4',
  ])('accepts %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each(['', '061234', '06 12 34', 'zero sei uno', '06123456a', '06 1234567 x', '06+1234567', '(06) 1234567'])(
    'refuses %s',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );
});
