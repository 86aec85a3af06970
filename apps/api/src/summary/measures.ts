import { numberInWords, type Schemas, type Telling } from './telling.ts';

type Reading = Schemas['Reading'];

/** A value of a measure on a day. */
export interface Measured {
  /** YYYY-MM-DD */
  day: string;
  value: number;
}

export interface Series {
  name: string;
  unit: string;
  /** From the oldest to the newest. */
  points: readonly Measured[];
}

/** A measure with its values; blood pressure has two series, and a value of it both numbers. */
export interface Measure {
  name: string;
  series: readonly Series[];
}

const fields = [
  ['parametro_frequenza', 'rate', 'bpm'],
  ['parametro_saturazione', 'oxygen', '%'],
  ['parametro_temperatura', 'temperature', '°C'],
  ['parametro_peso', 'weight', 'kg'],
  ['parametro_altezza', 'height', 'cm'],
] as const;

/** The measures that have been taken at least once, in the order of the list of readings. */
export function measuresOf(readings: readonly Reading[], { words: { facts } }: Pick<Telling, 'words'>): Measure[] {
  const sorted = [...readings].sort((one, other) => one.data_rilevazione.localeCompare(other.data_rilevazione));
  const pointsOf = (take: (reading: Reading) => number | null): Measured[] =>
    sorted.flatMap((reading) => {
      const value = take(reading);
      return value === null ? [] : [{ day: reading.data_rilevazione, value }];
    });
  // A pressure of which one number is missing is in the list, and says nothing here.
  const pressures = sorted.filter(
    ({ parametro_pressione_max: high, parametro_pressione_min: low }) => high !== null && low !== null,
  );
  const pressure = (field: 'parametro_pressione_max' | 'parametro_pressione_min'): Series => ({
    name: facts.pressure,
    unit: 'mmHg',
    points: pressures.map((reading) => ({ day: reading.data_rilevazione, value: reading[field] ?? 0 })),
  });
  const measures: Measure[] = [
    { name: facts.pressure, series: [pressure('parametro_pressione_max'), pressure('parametro_pressione_min')] },
    ...fields.map(([field, name, unit]) => ({
      name: facts[name],
      series: [{ name: facts[name], unit, points: pointsOf((reading) => reading[field]) }],
    })),
  ];
  return measures.filter(({ series: [first] }) => (first?.points.length ?? 0) > 0);
}

/**
 * A value of each series of a measure with the unit, such as `122/78 mmHg`.
 *
 * @param choose The number of a series; rounded to one decimal.
 */
export function valueInWords(
  { series }: Measure,
  choose: (points: readonly Measured[]) => number,
  telling: Pick<Telling, 'words'>,
): string {
  const numbers = series.map(({ points }) => numberInWords(telling, Math.round(choose(points) * 10) / 10));
  return `${numbers.join('/')} ${series[0]?.unit ?? ''}`;
}

const valuesOf = (points: readonly Measured[]) => points.map(({ value }) => value);

/** Ways to choose a number of a series that has at least one point. */
export const choices = {
  first: (points: readonly Measured[]) => points[0]?.value ?? 0,
  latest: (points: readonly Measured[]) => points.at(-1)?.value ?? 0,
  lowest: (points: readonly Measured[]) => Math.min(...valuesOf(points)),
  highest: (points: readonly Measured[]) => Math.max(...valuesOf(points)),
  average: (points: readonly Measured[]) => valuesOf(points).reduce((sum, value) => sum + value, 0) / points.length,
};
