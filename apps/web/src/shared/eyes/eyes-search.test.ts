import { expect, it } from 'vitest';
import { linkEyes, linkOf, readEyesSearch } from './eyes-search.ts';

it.each([
  [{ occhi: 4 }, { occhi: 4 }],
  [{ occhi: '4' }, { occhi: 4 }],
  [{ occhi: 'link-4' }, { occhi: 'link-4' }],
  [{ occhi: 'link-0' }, {}],
  [{ occhi: 'link-99999999999999999' }, {}],
  [{ occhi: 'link-x' }, {}],
  [{ occhi: 'Xlink-4' }, {}],
  [{ occhi: 0 }, {}],
  [{ occhi: 1.5 }, {}],
  [{ occhi: 'x' }, {}],
  [{}, {}],
])('reads %o as %o', (search, expected) => {
  expect(readEyesSearch(search)).toEqual(expected);
});

it('tells the link from the doctor', () => {
  expect(linkOf(linkEyes(12))).toBe(12);
  expect(linkOf(12)).toBeUndefined();
});
