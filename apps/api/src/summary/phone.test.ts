import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test.each([
  ['+393331234567', '+39 333 123 4567'],
  ['3331234567', '333 123 4567'],
  ['0612345678', '06 1234 5678'],
  ['+442079460958', '+44 20 7946 0958'],
])('formats %s as %s', (kept, written) => {
  expect(formatPhone(kept)).toBe(written);
});

test.each(['12 34 567', 'Non lo so', '', '0612345678 int. 3', 'sera 0612345678', '0612345678 / 3331234567'])(
  'leaves %j unchanged',
  (kept) => {
    expect(formatPhone(kept)).toBe(kept);
  },
);
