import { expect, test } from 'vitest';
import { runsOf } from './letters.ts';

test('a text is cut where another alphabet begins, and loses nothing', () => {
  expect(runsOf('Beta β-HCG di Ștefan')).toEqual([
    { alphabet: 'latin', text: 'Beta ' },
    { alphabet: 'greek', text: 'β' },
    { alphabet: 'latin', text: '-HCG di ' },
    { alphabet: 'latin-ext', text: 'Ș' },
    { alphabet: 'latin', text: 'tefan' },
  ]);
  expect(runsOf('Più 10 µg “subito” €')).toHaveLength(1);
  expect(runsOf('')).toEqual([]);
});
