import { expect, test } from 'vitest';
import { medicineName } from './medicine-name.ts';
import { wordsOf } from './telling.ts';

const medicine = (principio_attivo: string, forma: string) => ({
  ...{ principio_attivo, forma, codice_atc: null, codice_aic: null },
});
const nameOf = (name: string, [substance, form]: readonly [string, string], language: 'it' | 'en' = 'it', dose = '') =>
  medicineName(name, '1', { words: wordsOf(language), medicines: new Map([['1', medicine(substance, form)]]) }, dose);

// The names in English are those of the WHO's lists of international nonproprietary names.
test.each([
  ['Inderal', 'Propranololo', 'compresse 40 mg', 'Inderal — propranololo 40 mg', 'Inderal — propranolol 40 mg'],
  ['Eliquis', 'Apixaban', 'compresse 2,5 mg', 'Eliquis — apixaban 2,5 mg', 'Eliquis — apixaban 2.5 mg'],
  [
    'Dibase',
    'Colecalciferolo',
    'flaconcini 25.000 UI',
    'Dibase — colecalciferolo 25.000 UI',
    'Dibase — colecalciferol 25,000 IU',
  ],
  [
    'Augmentin',
    'Amoxicillina e acido clavulanico',
    'compresse 875 mg + 125 mg',
    'Augmentin — amoxicillina e acido clavulanico 875 mg + 125 mg',
    'Augmentin — amoxicillin and clavulanic acid 875 mg + 125 mg',
  ],
  [
    'Lantus',
    'Insulina glargine',
    'penna 100 U/ml',
    'Lantus — insulina glargine 100 U/ml',
    'Lantus — insulin glargine 100 U/ml',
  ],
  // Of several strengths none is known to be the one that is taken.
  ['Brufen', 'Ibuprofene', 'compresse 400 mg / 600 mg', 'Brufen — ibuprofene', 'Brufen — ibuprofen'],
  ['Clexane', 'Enoxaparina', 'siringhe 7,5-30 mg', 'Clexane — enoxaparina', 'Clexane — enoxaparin'],
  ['Xanax', 'Alprazolam', 'compresse 0,25 mg; gocce', 'Xanax — alprazolam', 'Xanax — alprazolam'],
  // As lists of packs write, and in a language that is not known.
  [
    'INDERAL 40 mg compresse',
    'PROPRANOLOLO CLORIDRATO',
    'compressa',
    'INDERAL 40 mg compresse — propranololo cloridrato',
    'INDERAL 40 mg compresse — propranolol hydrochloride',
  ],
  ['Remedium', 'Sostanza ignota', '', 'Remedium — sostanza ignota', 'Remedium — sostanza ignota'],
  ['Metotrexato', 'Metotrexato', '', 'Metotrexato', 'Metotrexato — methotrexate'],
])('%s is named with its substance %s', (name, substance, form, italian, english) => {
  expect(nameOf(name, [substance, form])).toBe(italian);
  expect(nameOf(name, [substance, form], 'en')).toBe(english);
});

test('a strength that contradicts the dose is left out, one that it repeats is not', () => {
  const inderal = ['Propranololo', 'compresse 40 mg'] as const;
  expect(nameOf('Inderal', inderal, 'it', '1 compressa da 40 mg')).toBe('Inderal — propranololo 40 mg');
  expect(nameOf('Inderal', inderal, 'it', '1 compressa da 80 mg')).toBe('Inderal — propranololo');
  expect(nameOf('Inderal', inderal, 'it', '1 compressa da 140 mg')).toBe('Inderal — propranololo');
});

test('what the catalogue does not know keeps its name', () => {
  const telling = { words: wordsOf('it'), medicines: new Map() };
  expect(medicineName('Sciroppo della nonna', null, telling)).toBe('Sciroppo della nonna');
  expect(medicineName('Inderal', 'farm-inderal', telling)).toBe('Inderal');
});
