import { expect, test } from 'vitest';
import { medicineName } from './medicine-name.ts';
import { messagesFor } from './render-context.ts';

const medicine = (principio_attivo: string, forma: string) => ({
  ...{ principio_attivo, forma, codice_atc: null, codice_aic: null },
});
const formatName = (
  name: string,
  [substance, form]: readonly [string, string],
  language: 'it' | 'en' = 'it',
  dose = '',
) =>
  medicineName(
    name,
    '1',
    { messages: messagesFor(language), medicines: new Map([['1', medicine(substance, form)]]) },
    dose,
  );

// English names: WHO lists of international nonproprietary names.
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
  // With several strengths, the one taken is unknown.
  ['Brufen', 'Ibuprofene', 'compresse 400 mg / 600 mg', 'Brufen — ibuprofene', 'Brufen — ibuprofen'],
  ['Clexane', 'Enoxaparina', 'siringhe 7,5-30 mg', 'Clexane — enoxaparina', 'Clexane — enoxaparin'],
  ['Xanax', 'Alprazolam', 'compresse 0,25 mg; gocce', 'Xanax — alprazolam', 'Xanax — alprazolam'],
  [
    'INDERAL 40 mg compresse',
    'PROPRANOLOLO CLORIDRATO',
    'compressa',
    'INDERAL 40 mg compresse — propranololo cloridrato',
    'INDERAL 40 mg compresse — propranolol hydrochloride',
  ],
  ['Remedium', 'Sostanza ignota', '', 'Remedium — sostanza ignota', 'Remedium — sostanza ignota'],
  ['Metotrexato', 'Metotrexato', '', 'Metotrexato', 'Metotrexato — methotrexate'],
])('names %s with its substance %s', (name, substance, form, italian, english) => {
  expect(formatName(name, [substance, form])).toBe(italian);
  expect(formatName(name, [substance, form], 'en')).toBe(english);
});

test('leaves out a strength that contradicts the dose and keeps one that matches it', () => {
  const inderal = ['Propranololo', 'compresse 40 mg'] as const;
  expect(formatName('Inderal', inderal, 'it', '1 compressa da 40 mg')).toBe('Inderal — propranololo 40 mg');
  expect(formatName('Inderal', inderal, 'it', '1 compressa da 80 mg')).toBe('Inderal — propranololo');
  expect(formatName('Inderal', inderal, 'it', '1 compressa da 140 mg')).toBe('Inderal — propranololo');
});

test('keeps the name of a medicine that is not in the catalogue', () => {
  const context = { messages: messagesFor('it'), medicines: new Map() };
  expect(medicineName('Sciroppo della nonna', null, context)).toBe('Sciroppo della nonna');
  expect(medicineName('Inderal', 'farm-inderal', context)).toBe('Inderal');
});
