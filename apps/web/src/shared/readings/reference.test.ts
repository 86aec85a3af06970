import type { Schema } from '@libretto/api-client/schema';
import { expect, test } from 'vitest';
import type { Measure } from './measures.ts';
import { findOutside, referenceFor, toStatus } from './reference.ts';

const adult = { age: 42, heightCm: 168 };

// ESH 2023, office blood pressure: normal 120–129 and/or 80–84, high-normal from 130 or 85. Low: below 90 or 60.
test.each([
  ['parametro_pressione_max', 89, 'low'],
  ['parametro_pressione_max', 90, 'normal'],
  ['parametro_pressione_max', 129, 'normal'],
  ['parametro_pressione_max', 130, 'high'],
  ['parametro_pressione_min', 59, 'low'],
  ['parametro_pressione_min', 60, 'normal'],
  ['parametro_pressione_min', 84, 'normal'],
  ['parametro_pressione_min', 85, 'high'],
  // American Heart Association: 60 to 100 beats per minute at rest.
  ['parametro_frequenza', 59, 'low'],
  ['parametro_frequenza', 60, 'normal'],
  ['parametro_frequenza', 100, 'normal'],
  ['parametro_frequenza', 101, 'high'],
  // WHO TRS 894: 18.5 to below 25 kg/m². At 168 cm (2.8224 m²): 18.5 is 52.21 kg, 25 is 70.56 kg.
  ['parametro_peso', 52.2, 'low'],
  ['parametro_peso', 52.3, 'normal'],
  ['parametro_peso', 70.5, 'normal'],
  ['parametro_peso', 70.6, 'high'],
] satisfies [Measure, number, string][])('an adult’s %s of %d is %s', (measure, value, expected) => {
  const reference = referenceFor(measure, adult);
  expect(reference && toStatus(value, reference)).toBe(expected);
});

test('exactly 25 kg/m² is out of range: 100 kg at 2 m', () => {
  expect(referenceFor('parametro_peso', { age: 42, heightCm: 200 })).toMatchObject({ low: 74, high: 99.9 });
});

test('is undefined for children, for an unknown age, for a height, and for a weight without a height', () => {
  expect(referenceFor('parametro_frequenza', { age: 17, heightCm: 168 })).toBeUndefined();
  expect(referenceFor('parametro_frequenza', { age: null, heightCm: 168 })).toBeUndefined();
  expect(referenceFor('parametro_altezza', adult)).toBeUndefined();
  expect(referenceFor('parametro_peso', { age: 42, heightCm: null })).toBeUndefined();
});

test.each([
  [122, 78, undefined],
  [137, 82, 'high'],
  [122, 88, 'high'],
  [88, 62, 'low'],
  [138, 58, 'mixed'],
  [122, null, undefined],
] as const)('a blood pressure of %s/%s is outside: %s', (max, min, expected) => {
  const reading = { parametro_pressione_max: max, parametro_pressione_min: min } as Schema<'Reading'>;
  const pressure = ['parametro_pressione_max', 'parametro_pressione_min'] as const;
  expect(findOutside(reading, pressure, adult)).toBe(expected);
  // Without an age there is no reference.
  expect(findOutside(reading, pressure, { age: null, heightCm: null })).toBeUndefined();
});
