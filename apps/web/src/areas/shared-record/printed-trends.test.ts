import { expect, it } from 'vitest';
import type { Reading } from '../../shared/record-summary/summary.ts';
import { example } from '../../testing/contract.ts';
import { summarizeTrend } from './printed-trends.ts';

const today = '2026-11-29';
const adult = { age: 42, heightCm: 168 };
const [anyReading] = example('listReadings');
const pressure = ['parametro_pressione_max', 'parametro_pressione_min'] as const;
const temperature = ['parametro_temperatura'] as const;

const pressureOn = (data_rilevazione: string, max: number, min: number | null) =>
  ({ ...anyReading, data_rilevazione, parametro_pressione_max: max, parametro_pressione_min: min }) as Reading;
const temperatureOn = (data_rilevazione: string, parametro_temperatura: number) =>
  ({ ...anyReading, data_rilevazione, parametro_temperatura }) as Reading;

it('sums up the last three months and counts a reading with a value outside its reference once', () => {
  const readings = [
    pressureOn('2026-11-27', 122, 78),
    pressureOn('2026-10-30', 142, 90),
    pressureOn('2026-08-30', 120, 72),
    // A day too early.
    pressureOn('2026-08-29', 200, 120),
  ];
  expect(summarizeTrend(readings, pressure, adult, today)).toEqual({
    months: 3,
    count: 3,
    outside: 1,
    measures: [
      { measure: 'parametro_pressione_max', mean: 128, min: 120, max: 142 },
      { measure: 'parametro_pressione_min', mean: 80, min: 72, max: 90 },
    ],
  });
});

it('sums up twelve months with fewer than three values in three, and nothing with fewer in twelve', () => {
  const readings = [
    pressureOn('2026-11-27', 120, 80),
    pressureOn('2026-05-01', 124, null),
    pressureOn('2025-11-30', 128, 84),
    pressureOn('2025-11-29', 200, 120),
  ];
  expect(summarizeTrend(readings, pressure, adult, today)).toEqual({
    months: 12,
    count: 3,
    outside: 0,
    measures: [
      { measure: 'parametro_pressione_max', mean: 124, min: 120, max: 128 },
      { measure: 'parametro_pressione_min', mean: 82, min: 80, max: 84 },
    ],
  });
  expect(summarizeTrend(readings.slice(1), pressure, adult, today)).toBeUndefined();
});

it('judges nothing without a reference', () => {
  const readings = ['2026-11-27', '2026-11-26', '2026-11-25'].map((day) => temperatureOn(day, 36.5));
  expect(summarizeTrend(readings, temperature, adult, today)?.outside).toBeUndefined();
});

it('ends three months after a longer month on the last day of the shorter one', () => {
  const readings = ['2026-05-31', '2026-05-01', '2026-03-01'].map((day) => pressureOn(day, 120, 80));
  expect(summarizeTrend(readings, pressure, adult, '2026-05-31')?.months).toBe(3);
  const earlier = readings.with(2, pressureOn('2026-02-28', 120, 80));
  expect(summarizeTrend(earlier, pressure, adult, '2026-05-31')?.months).toBe(12);
});
