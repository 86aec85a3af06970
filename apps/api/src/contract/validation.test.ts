import { expect, test } from 'vitest';
import { document } from './document.ts';
import { Validation } from './validation.ts';

const check = new Validation(document).body({
  type: 'array',
  uniqueItems: true,
  items: { type: ['integer', 'object'] },
});

test.each([
  [[1, 2], []],
  [[], []],
  [[1, 2, 1], ['uniqueItems']],
  [[{ a: 1 }, { a: 1 }], ['uniqueItems']],
])('%j is %j', (value, codes) => {
  expect(check(value).map(({ code }) => code)).toEqual(codes);
});

test.each(['{"toString":1}', '{"valueOf":null}', '{"constructor":0}'])('%s is compared without being asked', (text) => {
  const odd = JSON.parse(text);
  expect(check([odd, odd]).map(({ code }) => code)).toEqual(['uniqueItems']);
  expect(check([odd, { ...odd, other: 1 }])).toEqual([]);
});
