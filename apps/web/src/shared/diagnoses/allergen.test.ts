import { expect, it } from 'vitest';
import { namesKind, toAllergen } from './allergen.ts';

it.each([
  ['Allergia alla penicillina', 'penicillina'],
  ['Allergia agli acari della polvere', 'acari della polvere'],
  ['allergia all’uovo', 'uovo'],
  ["Allergia all'aspirina", 'aspirina'],
  ['Allergia ai pollini', 'pollini'],
  ['Intolleranza al lattosio', 'lattosio'],
  ['Intolleranza a FANS', 'FANS'],
  ['Allergy to peanuts', 'peanuts'],
  ['Allergia ad Augmentin', 'Augmentin'],
  ['FANS', 'FANS'],
  ['Lactose intolerance', 'lactose intolerance'],
  ['Rinite allergica da graminacee', 'graminacee'],
  ['Rinite allergica', 'rinite allergica'],
  ['Allergia', 'allergia'],
  ['Allergia alimentare', 'allergia alimentare'],
  ['Penicillina', 'penicillina'],
])('%s: %s', (name, allergen) => {
  expect(toAllergen(name)).toBe(allergen);
});

it.each([
  ['Allergia alla penicillina', true],
  ['Rinite allergica', true],
  ['Intolleranza al lattosio', true],
  ['Lactose intolerance', true],
  ['Noci', false],
])('%s names its kind: %s', (name, named) => expect(namesKind(name)).toBe(named));
