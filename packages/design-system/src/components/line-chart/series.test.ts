import { describe, expect, it } from 'vitest';
import { computeLayout, findEnds, findNearest, toLineSegments } from './layout.ts';
import { rangeStatus, toMoments, toTimestamp } from './series.ts';

const weight = (points: [date: string, value: number | null][]) => [
  { id: 'w', label: 'Peso', points: points.map(([date, value]) => ({ date, value })) },
];

function linesAt(points: [string, number | null][], gap = 1000) {
  const series = weight(points);
  const moments = toMoments(series);
  const size = { width: 400, rem: 16 };
  const layout = computeLayout({ size, height: 200, moments, series, write: String, locale: 'it-IT' });
  return toLineSegments(moments, 0, gap, layout);
}

describe('toMoments', () => {
  it('merges the dates of all series in order', () => {
    const moments = toMoments([
      {
        id: 'max',
        label: 'Massima',
        points: [
          { date: '2026-03-10', value: 130 },
          { date: '2026-03-09', value: 128 },
        ],
      },
      { id: 'min', label: 'Minima', points: [{ date: '2026-03-09', value: 80 }] },
    ]);
    expect(moments.map(({ date, values }) => [date, ...values])).toEqual([
      ['2026-03-09', 128, 80],
      ['2026-03-10', 130, undefined],
    ]);
  });

  it('keeps all values of a day in order, aligned across series', () => {
    const on = (values: (number | null)[]) => values.map((value) => ({ date: '2026-03-10', value }));
    const moments = toMoments([
      { id: 'max', label: 'Massima', points: on([118, 190, 121]) },
      { id: 'min', label: 'Minima', points: on([76, null, 115]) },
    ]);
    expect(moments.map(({ ordinal, count, values }) => [ordinal, count, ...values])).toEqual([
      [0, 3, 118, 76],
      [1, 3, 190, 115],
      [2, 3, 121, undefined],
    ]);
  });

  it('skips invalid dates and numbers', () => {
    expect(
      toMoments(
        weight([
          ['ieri', 70],
          ['2026-03-09', Number.NaN],
        ]),
      ),
    ).toEqual([]);
  });

  it('treats dates as local time', () => {
    expect(toTimestamp('2026-03-29T02:30')).toBe(Date.UTC(2026, 2, 29, 2, 30));
    expect(toTimestamp('2026-03-09')).toBe(Date.UTC(2026, 2, 9));
  });
});

it('the ends of a bar are its extremes, in whatever order the series are', () => {
  const moment = { at: 0, date: '2026-01-01', ordinal: 0, count: 1 };
  const ends = (...values: (number | null | undefined)[]) => findEnds({ ...moment, values });
  expect(ends(78, 122)).toEqual([
    { value: 122, series: 1 },
    { value: 78, series: 0 },
  ]);
  const [upper, lower] = ends(null, 122) ?? [];
  expect(upper).toEqual({ value: 122, series: 1 });
  expect(lower).toBe(upper);
  expect(ends(null, undefined)).toBeUndefined();
});

describe('toLineSegments', () => {
  it('connects values and stops at missing ones', () => {
    expect(
      linesAt([
        ['2026-01-01', 70],
        ['2026-02-01', 71],
        ['2026-03-01', 72],
      ]),
    ).toHaveLength(1);
    expect(
      linesAt([
        ['2026-01-01', 70],
        ['2026-02-01', null],
        ['2026-03-01', 72],
      ]),
    ).toHaveLength(2);
  });

  it('does not connect values across long gaps', () => {
    expect(
      linesAt(
        [
          ['2026-01-01', 70],
          ['2026-01-31', 71],
        ],
        30,
      ),
    ).toHaveLength(1);
    expect(
      linesAt(
        [
          ['2026-01-01', 70],
          ['2026-02-01', 71],
        ],
        30,
      ),
    ).toHaveLength(2);
  });

  it('maps higher values up and later times right', () => {
    const [line = ''] = linesAt([
      ['2026-01-01', 70],
      ['2026-02-01', 75],
    ]);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (line.match(/[\d.]+/g) ?? []).map(Number);
    expect(x2).toBeGreaterThan(x1);
    expect(y2).toBeLessThan(y1);
  });
});

describe('span', () => {
  const layoutOf = (points: [string, number][], span?: { from: string; to: string }) => {
    const series = weight(points);
    const size = { width: 400, rem: 16 };
    return computeLayout({ size, height: 200, moments: toMoments(series), series, span, write: String, locale: 'en' });
  };
  const month = { from: '2026-11-01', to: '2026-11-30' };

  it('places a single value within the days, of which none lies ahead', () => {
    const { x, left, right, across } = layoutOf([['2026-11-16', 70]], month);
    expect(x(toTimestamp('2026-11-16'))).toBeCloseTo(left + ((right - left) * (0.03 + 15 / 30)) / 1.03, 0);
    expect(across.length).toBeGreaterThan(1);
    for (const { at } of across) expect(new Date(at).toISOString() < '2026-12-01').toBe(true);
  });

  it('grows to values outside of it', () => {
    const { x, left, right } = layoutOf(
      [
        ['2026-09-01', 70],
        ['2026-12-05', 71],
      ],
      month,
    );
    expect(x(toTimestamp('2026-09-01'))).toBeGreaterThan(left);
    expect(x(toTimestamp('2026-12-05'))).toBe(right);
  });
});

describe('findNearest', () => {
  const layoutFor = (points: [string, number][]) => {
    const series = weight(points);
    const moments = toMoments(series);
    const size = { width: 400, rem: 16 };
    return { moments, layout: computeLayout({ size, height: 200, moments, series, write: String, locale: 'it-IT' }) };
  };

  it('distinguishes values of one day at any scale', () => {
    for (const first of ['2026-03-10', '2016-03-10']) {
      const { moments, layout } = layoutFor([
        [first, 60],
        ['2026-03-10', 70],
        ['2026-03-10', 90],
        ['2026-03-11', 75],
      ]);
      const found = moments.map((moment) => {
        const at = { x: layout.place(moment), y: layout.y(moment.values[0] ?? 0) };
        return findNearest(moments, layout, at);
      });
      expect(found).toEqual([0, 1, 2, 3]);
      const places = moments.map(layout.place);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(new Set(places).size).toBe(4);
    }
  });

  it('places values of a single day side by side', () => {
    const { moments, layout } = layoutFor([
      ['2026-03-10', 70],
      ['2026-03-10', 70],
    ]);
    const [one, other] = moments.map(layout.place);
    expect(Number(other) - Number(one)).toBeCloseTo(16);
  });
});

describe('rangeStatus', () => {
  it('treats both ends of a reference as inclusive', () => {
    const reference = { low: 60, high: 100 };
    expect([59, 60, 100, 101].map((value) => rangeStatus(value, reference))).toEqual([
      'low',
      'normal',
      'normal',
      'high',
    ]);
    expect(rangeStatus(20, { high: 100 })).toBe('normal');
    expect(rangeStatus(20, {})).toBeUndefined();
  });
});

it('shows the whole reference, or only the values with some room', () => {
  const series = [
    {
      id: 'w',
      label: 'Peso',
      points: [
        { date: '2026-03-09', value: 65.4 },
        { date: '2026-03-10', value: 68.2 },
      ],
      reference: { low: 50.4, high: 67.7 },
    },
  ];
  const moments = toMoments(series);
  const size = { width: 400, rem: 16 };
  const layoutOf = (fit?: number) =>
    computeLayout({ size, height: 200, moments, series, fit, write: String, locale: 'it-IT' });
  const whole = layoutOf();
  expect(whole.y(50.4)).toBeLessThanOrEqual(whole.bottom);
  const fitted = layoutOf(2);
  expect(fitted.y(63.4)).toBeCloseTo(fitted.bottom);
  expect(fitted.y(70.2)).toBeCloseTo(fitted.top);
  expect(fitted.up.map(({ value }) => value)).toEqual([64, 66, 68, 70]);
});
