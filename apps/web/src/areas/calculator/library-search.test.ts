import { expect, it } from 'vitest';
import { searchLibrary } from './library-search.ts';

const entries = [
  { id: 'ckd-epi-2021', title: 'CKD-EPI 2021 (creatinina)', description: 'Quanto filtrano i reni', group: 'Reni' },
  { id: 'qtc-bazett', title: 'QT corretto (Bazett)', description: 'Età e ritmo', group: 'Cuore e circolazione' },
];
const find = (search: string) => searchLibrary(entries, search).map(({ id }) => id);

it('finds words anywhere, in any order, without accents and capitals', () => {
  expect(find('')).toEqual(['ckd-epi-2021', 'qtc-bazett']);
  expect(find('reni ckd')).toEqual(['ckd-epi-2021']);
  expect(find('ETA')).toEqual(['qtc-bazett']);
  expect(find('circolazione')).toEqual(['qtc-bazett']);
  expect(find('reni cuore')).toEqual([]);
});
