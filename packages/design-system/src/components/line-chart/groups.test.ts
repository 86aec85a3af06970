import { describe, expect, it } from 'vitest';
import { countOutside, groupMoments, toStatistics } from './groups.ts';
import { computeLayout, findDrawnEnds, findEnds, maxMoments, toLineSegments } from './layout.ts';
import { type ChartSeries, toMoments } from './series.ts';

const pressure = (points: [date: string, max: number, min: number][]): ChartSeries[] => [
  { id: 'max', label: 'Massima', points: points.map(([date, value]) => ({ date, value })), reference: { high: 129 } },
  { id: 'min', label: 'Minima', points: points.map(([date, , value]) => ({ date, value })), reference: { low: 60 } },
];
const dates = (moments: readonly { date: string }[]) => moments.map(({ date }) => date);

describe('groupMoments', () => {
  // 2 and 9 November 2026 are Mondays.
  const series = pressure([
    ['2026-11-02', 120, 80],
    ['2026-11-03T08:00', 124, 82],
    ['2026-11-03T20:00', 128, 84],
    ['2026-11-08', 140, 58],
    ['2026-11-09', 118, 76],
    ['2026-12-01', 119, 77],
    ['2027-01-01', 121, 79],
  ]);
  const moments = toMoments(series);

  it('keeps what can be told apart', () => {
    expect(groupMoments(moments, 7)).toBe(moments);
  });

  it.each([
    [6, 'day', ['2026-11-02', '2026-11-03', '2026-11-08', '2026-11-09', '2026-12-01', '2027-01-01']],
    [5, 'week', ['2026-11-02', '2026-11-09', '2026-11-30', '2026-12-28']],
    [3, 'month', ['2026-11-01', '2026-12-01', '2027-01-01']],
    [2, 'year', ['2026-01-01', '2027-01-01']],
    [1, 'year', ['2026-01-01', '2027-01-01']],
  ] as const)('with room for %i it groups by %s', (max, unit, expected) => {
    const groups = groupMoments(moments, max);
    expect(dates(groups)).toEqual(expected);
    expect(groups[0]?.group?.unit).toBe(unit);
  });

  it('averages each series and keeps what it averages', () => {
    const [week] = groupMoments(moments, 5);
    // 120, 124, 128 and 140; 80, 82, 84 and 58.
    expect(week?.values).toEqual([128, 76]);
    expect(week?.group?.members).toEqual(moments.slice(0, 4));
  });

  it('the ends of a group are the extremes of its values', () => {
    const [week] = groupMoments(moments, 5);
    expect(week && findEnds(week)).toEqual([
      { value: 140, series: 0 },
      { value: 58, series: 1 },
    ]);
    expect(week && findEnds(week, 1)).toEqual([
      { value: 84, series: 1 },
      { value: 58, series: 1 },
    ]);
  });

  it('the drawn ends of a group are its means', () => {
    const [week] = groupMoments(moments, 5);
    expect(week && findDrawnEnds(week)).toEqual([
      { value: 128, series: 0 },
      { value: 76, series: 1 },
    ]);
  });

  it('leaves out missing values', () => {
    const [, second] = pressure([]);
    const partly = toMoments([
      {
        id: 'max',
        label: 'Massima',
        points: [
          { date: '2026-11-02', value: 120 },
          { date: '2026-11-03', value: null },
        ],
      },
      ...(second ? [second] : []),
    ]);
    expect(groupMoments(partly, 1).map(({ values }) => values)).toEqual([[120, undefined]]);
  });

  it('counts a reading with both values outside once', () => {
    expect(countOutside(moments, series)).toBe(1);
    expect(countOutside(moments, [])).toBe(0);
  });

  it('a gap is measured between values, not between groups', () => {
    const weight = (...days: string[]) => [
      { id: 'w', label: 'Peso', points: days.map((date) => ({ date, value: 70 })) },
    ];
    const segments = (...days: string[]) => {
      const one = weight(...days);
      const groups = groupMoments(toMoments(one), 2);
      const size = { width: 400, rem: 16 };
      const layout = computeLayout({ size, height: 200, moments: groups, series: one, write: String, locale: 'it-IT' });
      return toLineSegments(groups, 0, 30, layout);
    };
    // Two months; 27 days, and then 40 days, lie between their nearest values.
    expect(segments('2026-03-01', '2026-03-28', '2026-04-24', '2026-04-28')).toHaveLength(1);
    expect(segments('2026-03-01', '2026-03-15', '2026-04-24', '2026-04-28')).toHaveLength(2);
  });
});

it('mean and extremes of no values are undefined', () => {
  expect(toStatistics([], 0)).toBeUndefined();
});

it('a year of weekly bars fits a phone, and of daily ones a wide screen does not', () => {
  const phone = maxMoments({ width: 358, rem: 16 }, 'bars');
  expect(phone).toBeGreaterThanOrEqual(51);
  expect(maxMoments({ width: 900, rem: 16 }, 'bars')).toBeLessThan(365);
  expect(maxMoments({ width: 358, rem: 16 }, 'lines')).toBeLessThan(phone);
});
