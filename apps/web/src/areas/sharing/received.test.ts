import { expect, test } from 'vitest';
import { toReceived } from './received.ts';

const bloodGroup = {
  resourceType: 'Observation',
  code: { coding: [{ system: 'http://loinc.org', code: '882-1' }], text: 'Gruppo sanguigno' },
  valueCodeableConcept: { text: '0+' },
};
const div = '<div><p>Gruppo sanguigno: 0+</p><p><b>Esami completati</b></p><p>Nulla in questo estratto</p></div>';
const composition = { resourceType: 'Composition', section: [{ title: 'Esami completati', text: { div } }] };
const documentOf = (...resources: object[]) => [
  { resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) },
];

test('the blood group is not a completed exam', () => {
  const received = toReceived(documentOf(composition, bloodGroup));
  expect(received.bloodGroup).toBe('Gruppo sanguigno: 0+');
  expect(received.sections).toEqual([
    {
      title: 'Esami completati',
      lists: [{ title: 'Esami completati', entries: [], notes: ['Nulla in questo estratto'] }],
    },
  ]);
});

test('a document without a blood group has none', () => {
  expect(toReceived(documentOf(composition)).bloodGroup).toBeUndefined();
});
