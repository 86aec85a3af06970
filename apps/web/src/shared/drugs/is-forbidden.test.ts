import { expect, it } from 'vitest';
import { isForbidden } from './is-forbidden.ts';

const augmentin = {
  id_farmaco_codifa: 'farm-augmentin',
  farmaco: { descrizione_breve: 'Augmentin' },
  sostanza: { it: 'Amoxicillina e acido clavulanico' },
};
const typed = { id_farmaco_codifa: null, farmaco: { descrizione_breve: 'Plasil' }, sostanza: null };

const medicine = (id: string, name: string, substance: string) => ({
  id_farmaco_codifa: id,
  descrizione_breve: name,
  principio_attivo: substance,
});

it.each([
  ['the medicine itself', medicine('farm-augmentin', 'Augmentin', 'Amoxicillina e acido clavulanico'), true],
  ['a medicine typed by name', medicine('farm-plasil', 'plasil', 'Metoclopramide'), true],
  ['one substance of a combination', medicine('farm-zimox', 'Zimox', 'Amoxicillina'), true],
  ['a name that contains the other', medicine('farm-nolvadex', 'Nolvadex', 'Tamoxifene'), false],
  ['a medicine without a substance', medicine('farm-x', 'X', ''), false],
])('compares %s', (_name, drug, expected) => {
  expect(isForbidden([augmentin, typed], drug)).toBe(expected);
});
