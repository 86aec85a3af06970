import { expect, test } from 'vitest';
import { namesDrug } from './allergens.ts';

test.each([
  'Allergia alla penicillina',
  'Allergia alle cefalosporine',
  'Amoxicillina',
  'Cefalexina',
  'Allergia all’ibuprofene',
  'Intolleranza ai FANS',
  'Acido acetilsalicilico (aspirina)',
  'Mezzo di contrasto iodato',
  'Lidocaina',
  'Paracetamolo',
  'Allergia a farmaci',
])('%s names a medicine', (name) => expect(namesDrug(name)).toBe(true));

test.each([
  'Rinite allergica da graminacee',
  'Intolleranza al lattosio',
  'Proteine del latte vaccino',
  'Cefalea da istamina',
  'Noci',
  'Nichel e platino',
  'Veleno di vespa',
])('%s names no medicine', (name) => expect(namesDrug(name)).toBe(false));
