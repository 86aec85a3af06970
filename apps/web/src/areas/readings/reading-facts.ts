import { type Measure, measureNames, measures } from '../../shared/readings/measures.ts';

type Typed = Readonly<Record<Measure, number | string>>;

const pressures: readonly Measure[] = ['parametro_pressione_max', 'parametro_pressione_min'];

/** Returns the values of a form with their units, both pressures as one. */
export function describeValues(values: Typed, format: (value: number) => string): string[] {
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
