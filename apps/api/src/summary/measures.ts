import { formatNumber, type RenderContext, type Schemas } from './render-context.ts';

type Reading = Schemas['Reading'];

export interface Measured {
  /** YYYY-MM-DD */
  day: string;
  value: number;
}

export interface Series {
  name: string;
  unit: string;
  points: readonly Measured[];
}

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

export function toMeasures(
  readings: readonly Reading[],
  { messages: { facts } }: Pick<RenderContext, 'messages'>,
): Measure[] {
  const sorted = [...readings].sort((one, other) => one.data_rilevazione.localeCompare(other.data_rilevazione));
  const toPoints = (take: (reading: Reading) => number | null): Measured[] =>
    sorted.flatMap((reading) => {
      const value = take(reading);
      return value === null ? [] : [{ day: reading.data_rilevazione, value }];
    });
  // Incomplete blood pressures appear in the list but not here.
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
      series: [{ name: facts[name], unit, points: toPoints((reading) => reading[field]) }],
    })),
  ];
  return measures.filter(({ series: [first] }) => (first?.points.length ?? 0) > 0);
}

/** Such as `122/78 mmHg`, rounded to one decimal. */
export function formatValues(
  { series }: Measure,
  choose: (points: readonly Measured[]) => number,
  context: Pick<RenderContext, 'messages'>,
): string {
  const numbers = series.map(({ points }) => formatNumber(context, Math.round(choose(points) * 10) / 10));
  return `${numbers.join('/')} ${series[0]?.unit ?? ''}`;
}

const getValues = (points: readonly Measured[]) => points.map(({ value }) => value);

export const valueSelectors = {
  first: (points: readonly Measured[]) => points[0]?.value ?? 0,
  latest: (points: readonly Measured[]) => points.at(-1)?.value ?? 0,
  lowest: (points: readonly Measured[]) => Math.min(...getValues(points)),
  highest: (points: readonly Measured[]) => Math.max(...getValues(points)),
  average: (points: readonly Measured[]) => getValues(points).reduce((sum, value) => sum + value, 0) / points.length,
};
