import { expect, it } from 'vitest';
import { toAllergen } from './allergen.ts';

it.each([
  ['Allergia alla penicillina', 'penicillina'],
  ['Allergia agli acari della polvere', 'acari della polvere'],
  ['allergia all’uovo', 'uovo'],
  ["Allergia all'aspirina", 'aspirina'],
  ['Allergia ai pollini', 'pollini'],
  ['Intolleranza al lattosio', 'lattosio'],
  ['Intolleranza a FANS', 'FANS'],
  ['Allergy to peanuts', 'peanuts'],
  ['Lactose intolerance', 'Lactose intolerance'],
  ['Rinite allergica da graminacee', 'Rinite allergica da graminacee'],
  ['Allergia', 'Allergia'],
  ['Allergia alimentare', 'Allergia alimentare'],
  ['Penicillina', 'Penicillina'],
])('%s: %s', (name, allergen) => {
  expect(toAllergen(name)).toBe(allergen);
});
