import { expect, it } from 'vitest';
import { presetsFor } from './access-presets.ts';

const tags = [
  { id: 2, tag: 'Cardiologia' },
  { id: 9, tag: 'Medicina di laboratorio' },
  { id: 10, tag: 'Medicina generale' },
  { id: 20, tag: 'Radiologia' },
] as const;

const specialist = (specialty: string, translate?: (text: string) => string) =>
  presetsFor(specialty, [...tags], translate).find(({ name }) => name === 'specialist')?.access;

it('goes from the emergency to everything, and ends with the access of a doctor just added', () => {
  const presets = presetsFor('Cardiologia', [...tags]);
  expect(presets.map(({ name, access: { level, visibility } }) => [name, visibility, level])).toEqual([
    ['emergency', 2, 6],
    ['specialist', 3, 6],
    ['all', 1, 6],
    ['almostAll', 1, 5],
    ['essentials', 2, 1],
  ]);
  for (const { access } of presets.filter(({ name }) => name !== 'specialist')) expect(access.tags).toEqual([]);
});

it('gives a specialist the own specialty, laboratory and radiology', () => {
  expect(specialist(' cardiologia')).toEqual({ level: 6, visibility: 3, tags: [2, 9, 20] });
  expect(specialist('Radiologia')?.tags).toEqual([9, 20]);
});

it('knows the specialty in the language of the list', () => {
  const english = [...tags.slice(1), { id: 2, tag: 'Cardiology' }];
  const find = (translate?: (text: string) => string) =>
    presetsFor('Cardiologia', english, translate).find(({ name }) => name === 'specialist');
  expect(find()).toBeUndefined();
  expect(find(() => 'Cardiology')?.access.tags).toEqual([2, 9, 20]);
});

it('has none for general practice and for an unknown specialty', () => {
  expect(specialist('Medicina generale')).toBeUndefined();
  expect(specialist('Agopuntura')).toBeUndefined();
});
