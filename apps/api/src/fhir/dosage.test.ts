import { expect, test } from 'vitest';
import { therapy } from '../../test/sample-record.ts';
import { messagesFor } from '../summary/render-context.ts';
import { parseQuantity, toDosages } from './dosage.ts';
import type { MappingContext } from './elements.ts';

const mapping: MappingContext = {
  messages: messagesFor('it'),
  centres: new Map(),
  medicines: new Map(),
  timeZone: 'Europe/Rome',
  patient: {},
  diagnoses: new Map(),
};
const ucum = 'http://unitsofmeasure.org';

test.each([
  ['1 compressa da 40 mg', { value: 1, unit: 'compressa' }],
  ['mezza compressa', { value: 0.5, unit: 'compressa' }],
  ['½ compressa', { value: 0.5, unit: 'compressa' }],
  ['20 gocce', { value: 20, unit: 'goccia' }],
  ['2,5 mg', { value: 2.5, unit: 'mg', system: ucum, code: 'mg' }],
  ['100 mcg', { value: 100, unit: 'ug', system: ucum, code: 'ug' }],
  ['10 UI', { value: 10, unit: '[IU]', system: ucum, code: '[IU]' }],
  ['1-2 compresse', undefined],
  ['1.000 mg', undefined],
  ['al bisogno', undefined],
  ['secondo INR', undefined],
  ['', undefined],
])('parses the dose %s as %j', (dose, quantity) => {
  expect(parseQuantity(dose, mapping)).toEqual(quantity);
});

const taken = (more: object) => ({
  ...therapy(1, 'Inderal', 1, 1),
  farmaco: { descrizione_breve: 'Inderal', somministrazione: 'orale' },
  quantita_farmaceutica: '1 compressa da 40 mg',
  frequenza_farmaceutica: 'Due volte al giorno',
  orari: [],
  giorni: [],
  ...more,
});
const oral = {
  coding: [{ system: 'http://standardterms.edqm.eu', code: '20053000', display: 'Oral use' }],
  text: 'orale',
};

test('maps route, dose and times, and keeps the text', () => {
  const orari = [
    { ora: '08:00', quantita: 1 },
    { ora: '20:00', quantita: 1 },
  ];
  expect(toDosages(taken({ orari, giorni: [1] }), mapping)).toEqual([
    {
      text: '1 compressa da 40 mg, Due volte al giorno, 08:00 (1), 20:00 (1); lunedì',
      timing: { repeat: { timeOfDay: ['08:00:00', '20:00:00'], dayOfWeek: ['mon'] } },
      route: oral,
      doseAndRate: [{ doseQuantity: { value: 1, unit: 'compressa' } }],
    },
  ]);
});

test('writes one dosage for each amount', () => {
  const orari = [
    { ora: '08:00', quantita: 1 },
    { ora: '20:00', quantita: 0.5 },
  ];
  const dosages = toDosages(taken({ orari }), { ...mapping, messages: messagesFor('en') });
  expect(
    dosages.map(({ sequence, timing, doseAndRate }) => [sequence, timing?.repeat?.timeOfDay, doseAndRate]),
  ).toEqual([
    [1, ['08:00:00'], [{ doseQuantity: { value: 1, unit: 'tablet' } }]],
    [2, ['20:00:00'], [{ doseQuantity: { value: 0.5, unit: 'tablet' } }]],
  ]);
});

test('counts pieces at each time, not the milligrams of the dose', () => {
  const [dosage] = toDosages(
    taken({ quantita_farmaceutica: '10 mg', orari: [{ ora: '09:00', quantita: 2.5 }] }),
    mapping,
  );
  expect(dosage?.doseAndRate).toEqual([{ doseQuantity: { value: 2.5, unit: 'unità' } }]);
});

test('leaves out unknown values', () => {
  const nothing = {
    quantita_farmaceutica: '',
    frequenza_farmaceutica: '',
    farmaco: { descrizione_breve: 'x', somministrazione: '' },
  };
  expect(toDosages(taken(nothing), mapping)).toEqual([]);
});
