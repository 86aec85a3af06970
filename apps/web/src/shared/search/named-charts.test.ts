import { expect, test } from 'vitest';
import { findNamedCharts } from './named-charts.ts';

const names = {
  pressure: 'Blood pressure',
  weight: 'Weight',
  rate: 'Heart rate pulse',
  oxygen: 'Blood oxygen',
  temperature: 'Temperature',
  height: 'Height',
};

test.each([
  ['pressure', ['pressure']],
  ['presure 2026', ['pressure']],
  ['blood pressure', ['pressure']],
  ['weight', ['weight']],
  ['weight temperature', ['weight', 'temperature']],
  ['pulse', ['rate']],
  ['hea', []],
  ['21 november', []],
])('%j names %j', (query, expected) => {
  expect(findNamedCharts(query, ({ id }) => names[id]).map(({ id }) => id)).toEqual(expected);
});
