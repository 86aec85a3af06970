import { expect, test } from 'vitest';
import { getSubstance, medicineName } from './medicine-name.ts';

const inderal = { nome: 'Inderal', sostanza: { it: 'propranololo 40 mg', en: 'propranolol 40 mg' } };

test.each([
  ['', 'Inderal — propranololo 40 mg'],
  ['1 compressa da 40 mg', 'Inderal — propranololo'],
  ['1 compressa (40mg)', 'Inderal — propranololo'],
  ['1 compressa', 'Inderal — propranololo 40 mg'],
  ['1 compressa da 140 mg', 'Inderal — propranololo 40 mg'],
  ['5 ml da 40 mg/ml', 'Inderal — propranololo 40 mg'],
])('says the strength of a row with the dose %j once', (dose, name) => {
  expect(medicineName(inderal, 'it', dose)).toBe(name);
});

test('keeps numbers that are no strength', () => {
  const vitamin = { nome: 'Dobetin', sostanza: { it: 'vitamina B 12', en: 'vitamin B 12' } };
  expect(getSubstance(vitamin, 'en', '12 drops')).toBe('vitamin B 12');
});

test('leaves out all strengths of a combination', () => {
  const sostanza = { it: 'amoxicillina + acido clavulanico 875 mg + 125 mg', en: '' };
  expect(getSubstance({ nome: 'Augmentin', sostanza }, 'it', '1 bustina da 875 mg + 125 mg')).toBe(
    'amoxicillina + acido clavulanico',
  );
});
