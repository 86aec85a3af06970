import type { Schema } from '@libretto/api-client/schema';
import { type Chart, charts } from '../../shared/readings/charts.ts';
import type { Danger } from '../../shared/readings/danger.ts';
import { type Measure, measureNames, measures } from '../../shared/readings/measures.ts';
import {
  findOutside,
  type MeasuredValues,
  type ReferencePerson,
  referenceFor,
} from '../../shared/readings/reference.ts';

/** Fewer values draw no course. */
export const minCourseValues = 3;
/** As many as a sparkline draws. */
export const maxCourseValues = 12;

type Values = Readonly<Record<Measure, number | string | null>>;

const pressures: readonly Measure[] = ['parametro_pressione_max', 'parametro_pressione_min'];

/** Returns the values of a form or a reading with their units, both pressures as one. */
export function describeValues(values: Values, format: (value: number) => string): string[] {
  const isGiven = (name: Measure) => typeof values[name] === 'number';
  const write = (name: Measure) => format(Number(values[name]));
  const others = measureNames.filter((name) => isGiven(name) && !pressures.includes(name));
  const pressure = pressures.filter(isGiven);
  return [
    ...(pressure.length > 0 ? [`${pressure.map(write).join('/')} ${measures.parametro_pressione_max.unit}`] : []),
    ...others.map((name) => `${write(name)} ${measures[name].unit}`),
  ];
}

export const isUnusual = (value: number | string, usual: { min: number; max: number } | undefined): boolean =>
  typeof value === 'number' && usual !== undefined && (value < usual.min || value > usual.max);

export interface OutsideValue {
  chart: Chart['id'];
  outside: NonNullable<ReturnType<typeof findOutside>>;
  /** Ends of the reference, one for each measure of the chart. */
  low: number[];
  high: number[];
}

/** Returns the numbers among the values of a form. */
export function toMeasured(values: Values): MeasuredValues {
  const typed = (name: Measure) => (typeof values[name] === 'number' ? values[name] : null);
  return {
    parametro_pressione_max: typed('parametro_pressione_max'),
    parametro_pressione_min: typed('parametro_pressione_min'),
    parametro_frequenza: typed('parametro_frequenza'),
    parametro_saturazione: typed('parametro_saturazione'),
    parametro_temperatura: typed('parametro_temperatura'),
    parametro_peso: typed('parametro_peso'),
    parametro_altezza: typed('parametro_altezza'),
  };
}

/** Returns what is outside its reference among the values of a form, both pressures as one, and not said as a danger. */
export function findOutsideValues(
  values: Values,
  person: ReferencePerson,
  dangers: readonly Danger[] = [],
): OutsideValue[] {
  const measured = toMeasured(values);
  return charts.flatMap(({ id, of }) => {
    const outside = findOutside(measured, of, person);
    if (!outside || dangers.some((danger) => danger.id === id)) return [];
    const references = of.flatMap((measure) => referenceFor(measure, person) ?? []);
    return [{ chart: id, outside, low: references.map(({ low }) => low), high: references.map(({ high }) => high) }];
  });
}

export interface Difference {
  /** Against the newest reading before this one that has the measure. */
  kind: 'less' | 'more' | 'same';
  /** In the unit of the measure. */
  by: number;
  day: string;
}

/** Returns how a value differs from the one before it; undefined without one. `readings`: newest first, with this one. */
export function compareWithPrevious(
  readings: readonly Schema<'Reading'>[],
  reading: Schema<'Reading'>,
  measure: Measure,
): Difference | undefined {
  const index = readings.findIndex(({ id_rilevazione }) => id_rilevazione === reading.id_rilevazione);
  const before = index < 0 ? undefined : readings.slice(index + 1).find((other) => other[measure] !== null);
  const [value, previous] = [reading[measure], before?.[measure]];
  if (!before || value === null || typeof previous !== 'number') return undefined;
  // Without the noise of binary fractions.
  const difference = Number((value - previous).toFixed(6));
  const kind = difference === 0 ? 'same' : difference < 0 ? 'less' : 'more';
  return { kind, by: Math.abs(difference), day: before.data_rilevazione };
}
