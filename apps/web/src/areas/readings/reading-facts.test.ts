import type { Schema } from '@libretto/api-client/schema';
import { expect, test } from 'vitest';
import { findDangers } from '../../shared/readings/danger.ts';
import { compareWithPrevious, describeValues, findOutsideValues, isUnusual, toMeasured } from './reading-facts.ts';

const empty = {
  parametro_pressione_max: '',
  parametro_pressione_min: '',
  parametro_frequenza: '',
  parametro_saturazione: '',
  parametro_temperatura: '',
  parametro_peso: '',
  parametro_altezza: '',
};
const format = (value: number) => value.toLocaleString('it-IT');

test('both pressures are one value, and empty fields are left out', () => {
  const values = { ...empty, parametro_pressione_max: 300, parametro_pressione_min: 70, parametro_peso: 68.5 };
  expect(describeValues(values, format)).toEqual(['300/70 mmHg', '68,5 kg']);
  expect(describeValues({ ...empty, parametro_temperatura: 37.2 }, format)).toEqual(['37,2 °C']);
  expect(describeValues({ ...empty, parametro_pressione_max: 120 }, format)).toEqual(['120 mmHg']);
});

test('only a number outside the usual range is unusual', () => {
  const usual = { min: 80, max: 200 };
  expect([300, 79, 80, 200, ''].map((value) => isUnusual(value, usual))).toEqual([true, true, false, false, false]);
  expect(isUnusual(300, undefined)).toBe(false);
});

test('a pressure outside the reference is one fact with both ends', () => {
  const adult = { age: 50, heightCm: null };
  const values = { ...empty, parametro_pressione_max: 132, parametro_pressione_min: 84, parametro_frequenza: 70 };
  expect(findOutsideValues(values, adult)).toEqual([
    { chart: 'pressure', outside: 'high', low: [90, 60], high: [129, 84] },
  ]);
  expect(findOutsideValues({ ...values, parametro_pressione_max: 129 }, adult)).toEqual([]);
  // Its notice says more.
  const crisis = { ...values, parametro_pressione_max: 180 };
  expect(findOutsideValues(crisis, adult, findDangers(toMeasured(crisis)))).toEqual([]);
  expect(findOutsideValues(crisis, adult)).toHaveLength(1);
  expect(findOutsideValues(values, { age: 9, heightCm: null })).toEqual([]);
});

test('a value is compared with the newest one before it', () => {
  const on = (id_rilevazione: number, data_rilevazione: string, values: Partial<Schema<'Reading'>>) =>
    ({
      id_rilevazione,
      data_rilevazione,
      parametro_pressione_max: null,
      parametro_peso: null,
      ...values,
    }) as Schema<'Reading'>;
  const newest = on(4, '2026-11-21', { parametro_pressione_max: 150 });
  const middle = on(3, '2026-11-18', { parametro_pressione_max: 128, parametro_peso: 70.3 });
  const other = on(2, '2026-11-15', { parametro_peso: 69.1 });
  const oldest = on(1, '2026-11-13', { parametro_pressione_max: 134, parametro_peso: 69.1 });
  const readings = [newest, middle, other, oldest];
  const pressure = (reading: Schema<'Reading'>) => compareWithPrevious(readings, reading, 'parametro_pressione_max');
  expect(pressure(middle)).toEqual({ kind: 'less', by: 6, day: '2026-11-13' });
  expect(pressure(newest)).toEqual({ kind: 'more', by: 22, day: '2026-11-18' });
  expect(compareWithPrevious(readings, middle, 'parametro_peso')).toEqual({ kind: 'more', by: 1.2, day: '2026-11-15' });
  expect(compareWithPrevious(readings, other, 'parametro_peso')).toEqual({ kind: 'same', by: 0, day: '2026-11-13' });
  expect(pressure(other)).toBeUndefined();
  expect(pressure(oldest)).toBeUndefined();
});
