import { expect, it } from 'vitest';
import { readEyesSearch } from './eyes-search.ts';

it.each([
  [{ occhi: 4 }, { occhi: 4 }],
  [{ occhi: '4' }, { occhi: 4 }],
  [{ occhi: 0 }, {}],
  [{ occhi: 1.5 }, {}],
  [{ occhi: 'x' }, {}],
  [{}, {}],
])('reads %o as %o', (search, expected) => {
  expect(readEyesSearch(search)).toEqual(expected);
});
