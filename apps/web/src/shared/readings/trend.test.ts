import type { Schema } from '@libretto/api-client/schema';
import { describe, expect, it, test } from 'vitest';
import { judge } from './reference.ts';
import {
  changeOverYear,
  compareWithBefore,
  findDirection,
  firstDay,
  firstDayShown,
  growthOverYear,
  meanOfThreeMonths,
  readingsIn,
  shortestPeriod,
} from './trend.ts';

type Reading = Schema<'Reading'>;

const today = '2026-11-26';
const pressure = ['parametro_pressione_max', 'parametro_pressione_min'] as const;

const reading = (data_rilevazione: string, values: Partial<Reading>): Reading => ({
  id_rilevazione: 1,
  id_paziente: 1,
  author_id: 1,
  data_rilevazione,
  parametro_peso: null,
  parametro_altezza: null,
  parametro_pressione_max: null,
  parametro_pressione_min: null,
  parametro_frequenza: null,
  parametro_saturazione: null,
  parametro_temperatura: null,
  fonte: 'manuale',
  impronta_misura: null,
  id_livello_confidenzialita: 6,
  deleted_at: null,
  versione: '2026-11-26T09:30:00.000Z',
  ...values,
});
const pressureOn = (day: string, max: number, min: number | null = 80) =>
  reading(day, { parametro_pressione_max: max, parametro_pressione_min: min });
const weightOn = (day: string, parametro_peso: number) => reading(day, { parametro_peso });

describe('periods', () => {
  it('shows all readings over their time, but at least over a month', () => {
    expect(firstDayShown([pressureOn(today, 130)], 'all', today)).toBe('2026-10-28');
    expect(firstDayShown([pressureOn(today, 130), pressureOn('2025-01-02', 130)], 'all', today)).toBe('2025-01-02');
    expect(firstDayShown([pressureOn('2025-01-02', 130)], 'week', today)).toBe('2026-11-20');
  });

  it.each([
    ['week', '2026-11-20'],
    ['month', '2026-10-28'],
    ['year', '2025-11-27'],
    ['all', undefined],
  ] as const)('a %s ends today', (period, first) => {
    expect(firstDay(period, today)).toBe(first);
  });

  it('the first day counts, the day before does not', () => {
    const readings = [pressureOn('2026-11-20', 120), pressureOn('2026-11-19', 121)];
    expect(readingsIn(readings, 'week', today)).toEqual(readings.slice(0, 1));
    expect(readingsIn(readings, 'all', today)).toEqual(readings);
  });

  it.each([
    ['week', ['2026-11-26', '2026-11-22', '2026-11-20']],
    ['month', ['2026-11-26', '2026-11-22', '2026-11-19']],
    ['year', ['2026-11-26', '2026-11-22', '2025-11-27']],
    ['all', ['2026-11-26', '2026-11-22', '2025-11-26']],
    ['all', ['2026-11-26', '2026-11-22']],
    ['all', []],
  ] as const)('opens on a %s, the shortest with three values', (period, days) => {
    const readings = days.map((day) => pressureOn(day, 120));
    expect(shortestPeriod(readings, 'parametro_pressione_max', today)).toBe(period);
  });

  it('does not count readings of other measures', () => {
    const readings = ['2026-11-26', '2026-11-22', '2026-11-20'].map((day) => weightOn(day, 70));
    expect(shortestPeriod(readings, 'parametro_pressione_max', today)).toBe('all');
  });
});

describe('the mean of three months', () => {
  // Means 123 and 79; a year earlier 129.
  const recent = [
    pressureOn('2026-11-24', 122, 78),
    pressureOn('2026-10-10', 121, 77),
    pressureOn('2026-08-27', 126, 82),
  ];
  const yearAgo = [pressureOn('2025-11-26', 128), pressureOn('2025-10-01', 131), pressureOn('2025-08-27', 128)];

  it('is compared with the same months a year earlier', () => {
    expect(meanOfThreeMonths([...recent, ...yearAgo], pressure, today)).toEqual({
      values: [123, 79],
      change: { kind: 'less', by: 6 },
    });
    const higher = yearAgo.map((one) => ({ ...one, parametro_pressione_max: 119 }));
    expect(meanOfThreeMonths([...recent, ...higher], pressure, today)?.change).toEqual({ kind: 'more', by: 4 });
  });

  it('is not compared with fewer than three values then', () => {
    expect(meanOfThreeMonths([...recent, ...yearAgo.slice(1)], pressure, today)).toEqual({ values: [123, 79] });
    // The day before the three months of a year earlier.
    const early = pressureOn('2025-08-26', 128);
    expect(meanOfThreeMonths([...recent, ...yearAgo.slice(1), early], pressure, today)?.change).toBeUndefined();
  });

  it('is undefined with fewer than three values now', () => {
    expect(meanOfThreeMonths([...recent.slice(1), ...yearAgo], pressure, today)).toBeUndefined();
    // The day before the three months.
    expect(meanOfThreeMonths([...recent.slice(0, 2), pressureOn('2026-08-26', 126)], pressure, today)).toBeUndefined();
  });

  it.each([
    [125, { kind: 'stable' }],
    [126, { kind: 'less', by: 3 }],
    [120, { kind: 'more', by: 3 }],
    [121, { kind: 'stable' }],
  ])('a change of less than 3 mmHg, from %i to 123, is stable', (before, change) => {
    const then = yearAgo.map((one) => ({ ...one, parametro_pressione_max: before }));
    expect(meanOfThreeMonths([...recent, ...then], pressure, today)?.change).toEqual(change);
  });

  it.each([
    [69.4, { kind: 'stable' }],
    [69.3, { kind: 'more', by: 1 }],
    [71.3, { kind: 'less', by: 1 }],
  ])('a change of less than 1 kg, from %d to 70.3, is stable', (before, change) => {
    const now = ['2026-11-24', '2026-10-10', '2026-09-01'].map((day) => weightOn(day, 70.3));
    const then = ['2025-11-24', '2025-10-10', '2025-09-01'].map((day) => weightOn(day, before));
    expect(meanOfThreeMonths([...now, ...then], ['parametro_peso'], today)?.change).toEqual(change);
  });

  it('other measures have a mean and no comparison', () => {
    const rates = [...recent, ...yearAgo].map(({ data_rilevazione }, index) =>
      reading(data_rilevazione, { parametro_frequenza: 60 + index }),
    );
    expect(meanOfThreeMonths(rates, ['parametro_frequenza'], today)).toEqual({ values: [61] });
  });

  it('leaves out what is missing: a systolic pressure without a diastolic one', () => {
    const half = [...recent.slice(0, 2), pressureOn('2026-09-01', 126, null)];
    expect(meanOfThreeMonths(half, pressure, today)?.values).toEqual([123, 77.5]);
  });

  it('three months before 31 May begin after the last day of February', () => {
    const readings = ['2026-05-31', '2026-04-01', '2026-03-01'].map((day) => pressureOn(day, 120));
    expect(meanOfThreeMonths(readings, pressure, '2026-05-31')?.values).toEqual([120, 80]);
    const early = [...readings.slice(0, 2), pressureOn('2026-02-28', 120)];
    expect(meanOfThreeMonths(early, pressure, '2026-05-31')).toBeUndefined();
  });
});

describe('a period against as many days before', () => {
  // A month of 30 days begins on 28 October; the one before on 28 September.
  const now = [pressureOn('2026-11-26', 122), pressureOn('2026-11-10', 124), pressureOn('2026-10-28', 126)];
  const then = [pressureOn('2026-10-27', 127), pressureOn('2026-10-10', 128), pressureOn('2026-09-28', 129)];
  const compared = (readings: readonly Reading[], period: 'week' | 'month' | 'year' | 'all' = 'month') =>
    compareWithBefore(readings, 'parametro_pressione_max', period, today);

  it('compares the means of three values each', () => {
    expect(compared([...now, ...then])).toEqual({ kind: 'less', by: 4 });
    const lower = then.map((one) => ({ ...one, parametro_pressione_max: 121 }));
    expect(compared([...now, ...lower])).toEqual({ kind: 'more', by: 3 });
    const equal = then.map((one) => ({ ...one, parametro_pressione_max: 126 }));
    expect(compared([...now, ...equal])).toEqual({ kind: 'stable' });
  });

  it('needs three values in both, on days that count', () => {
    expect(compared([...now.slice(1), ...then])).toBeUndefined();
    expect(compared([...now, ...then.slice(1)])).toBeUndefined();
    expect(compared([...now, ...then.slice(0, 2), pressureOn('2026-09-27', 129)])).toBeUndefined();
  });

  it('has nothing before all readings, and compares only pressure and weight', () => {
    expect(compared([...now, ...then], 'all')).toBeUndefined();
    const rates = [...now, ...then].map(({ data_rilevazione }) =>
      reading(data_rilevazione, { parametro_frequenza: 60 }),
    );
    expect(compareWithBefore(rates, 'parametro_frequenza', 'month', today)).toBeUndefined();
  });
});

describe('the change of a weight over a year', () => {
  const change = (...readings: Reading[]) => changeOverYear(readings, 'parametro_peso');

  it('is that of the latest value against the one nearest to a year before it', () => {
    const before = [weightOn('2026-01-20', 69), weightOn('2025-11-20', 68.6), weightOn('2025-10-01', 70)];
    expect(change(weightOn('2026-11-20', 65.4), weightOn('2026-08-01', 66), ...before)).toEqual({
      from: { day: '2025-11-20', value: 68.6 },
      change: { kind: 'less', by: 3.2 },
    });
    expect(change(weightOn('2026-11-20', 69.6), ...before)?.change).toEqual({ kind: 'more', by: 1 });
  });

  it('of less than 1 kg is stable', () => {
    expect(change(weightOn('2026-11-20', 69.5), weightOn('2025-11-20', 68.6))?.change).toEqual({ kind: 'stable' });
  });

  it.each([
    ['2026-01-20', true],
    ['2026-01-21', false],
    ['2025-09-20', true],
    ['2025-09-19', false],
  ])('from %s: %s', (day, isKnown) => {
    expect(change(weightOn('2026-11-20', 65), weightOn(day, 68)) !== undefined).toBe(isKnown);
  });

  it('is unknown with one value, and not said of other measures', () => {
    expect(change(weightOn('2026-11-20', 65))).toBeUndefined();
    const rates = ['2026-11-20', '2025-11-20'].map((day) => reading(day, { parametro_frequenza: 60 }));
    expect(changeOverYear(rates, 'parametro_frequenza')).toBeUndefined();
  });
});

describe('judges both ends of a pressure', () => {
  const references = {
    parametro_pressione_max: { low: 90, high: 129 },
    parametro_pressione_min: { low: 60, high: 84 },
  };
  const judged = (max: number, min: number | null) =>
    judge(pressureOn(today, max, min), pressure, (measure) => ({
      ...references[measure as keyof typeof references],
      sources: [],
    }));

  it.each([
    [122, 78, ['normal', 'normal']],
    [138, 78, ['high', 'normal']],
    [122, 88, ['normal', 'high']],
    [88, 58, ['low', 'low']],
    [138, 58, ['high', 'low']],
    [122, null, ['normal', 'unknown']],
  ])('%i/%s', (max, min, expected) => {
    expect(judged(max, min)).toEqual(expected);
  });

  it('nothing is judged without a reference', () => {
    expect(judge(pressureOn(today, 138), pressure, () => undefined)).toEqual(['unknown', 'unknown']);
  });
});

/** How often the readings of so many days are looked at, each counted. */
function looksAt(days: number): number {
  let looks = 0;
  const day = (index: number) => new Date(Date.UTC(2026, 10, 26 - index)).toISOString().slice(0, 10);
  const counted = (one: Reading) =>
    new Proxy(one, {
      get(target, name, receiver) {
        looks += 1;
        return Reflect.get(target, name, receiver);
      },
    });
  const readings = Array.from({ length: days }, (_, index) => counted(pressureOn(day(index), 120 + (index % 7))));
  meanOfThreeMonths(readings, pressure, today);
  shortestPeriod(readings, 'parametro_pressione_max', today);
  return looks;
}

it('ten times as many readings are not more than ten times the work', () => {
  expect(looksAt(500)).toBeGreaterThan(500);
  expect(looksAt(5000)).toBeLessThanOrEqual(10 * looksAt(500));
});

describe('the direction of the latest values', () => {
  const direction = (...values: readonly (readonly [day: string, max: number])[]) =>
    findDirection(
      values.map(([day, max]) => pressureOn(day, max)),
      'parametro_pressione_max',
      today,
    );

  it('is said of four values that fall or rise by 5 mmHg in all', () => {
    expect(direction(['2026-11-25', 137], ['2026-11-18', 139], ['2026-11-10', 141], ['2026-10-31', 148])).toEqual({
      ...{ kind: 'falling', by: 11, days: 25 },
    });
    const before = [['2026-11-18', 130] as const, ['2026-11-16', 128] as const, ['2026-11-15', 125] as const];
    expect(direction(['2026-11-25', 130], ...before)).toMatchObject({ kind: 'rising' });
    const little = [['2026-11-18', 139] as const, ['2026-11-10', 140] as const, ['2026-11-01', 141] as const];
    expect(direction(['2026-11-25', 137], ...little)).toBeUndefined();
    expect(direction(['2026-11-25', 137], ['2026-11-18', 139], ['2026-10-31', 148])).toBeUndefined();
  });

  it('ends at a turn, and at three months', () => {
    const fallen = [['2026-11-20', 139] as const, ['2026-11-15', 141] as const, ['2026-11-10', 144] as const];
    const turned = [...fallen, ['2026-11-01', 140] as const];
    expect(direction(['2026-11-25', 137], ...turned)).toMatchObject({ by: 7, days: 15 });
    expect(direction(['2026-11-25', 141], ...turned)).toBeUndefined();
    expect(
      direction(['2026-11-25', 137], ['2026-11-18', 139], ['2026-11-10', 141], ['2026-08-20', 148]),
    ).toBeUndefined();
  });

  it('counts from the newest of equal values', () => {
    expect(direction(['2026-11-25', 137], ['2026-11-22', 140], ['2026-11-20', 148], ['2026-11-01', 148])).toMatchObject(
      {
        days: 5,
      },
    );
  });
});

test('a child grew by weight and height, each in the year before its latest value', () => {
  const grown = [
    reading('2026-11-06', { parametro_peso: 24.6, parametro_altezza: 123 }),
    reading('2026-05-04', { parametro_peso: 22.9 }),
    reading('2025-10-26', { parametro_peso: 21.4, parametro_altezza: 116 }),
  ];
  expect(growthOverYear(grown, 'parametro_peso')).toEqual({ by: 3.2, since: '2025-10-26' });
  expect(growthOverYear(grown, 'parametro_altezza')).toEqual({ by: 7, since: '2025-10-26' });
  for (const measure of ['parametro_peso', 'parametro_altezza'] as const) {
    expect(growthOverYear(grown.slice(0, 2), measure)).toBeUndefined();
  }
});
