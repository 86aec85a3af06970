import type { Schema } from '@libretto/api-client/schema';
import { findLatest, type Measure, measures } from './measures.ts';

export type Source = 'esh2023' | 'nhs' | 'aha' | 'who';

export interface Reference {
  low: number;
  high: number;
  sources: readonly Source[];
}

export const sourceUrls: Readonly<Record<Source, string>> = {
  esh2023: 'https://doi.org/10.1097/HJH.0000000000003480',
  nhs: 'https://www.nhs.uk/conditions/low-blood-pressure-hypotension/',
  aha: 'https://www.heart.org/en/health-topics/high-blood-pressure/the-facts-about-high-blood-pressure/all-about-heart-rate-pulse',
  who: 'https://iris.who.int/handle/10665/42330',
};

export interface ReferencePerson {
  age: number | null;
  heightCm: number | null;
}

/** Age and latest height of a patient, whose readings must be sorted newest first. */
export const toReferencePerson = (
  { paziente_eta }: Pick<Schema<'Patient'>, 'paziente_eta'>,
  readings: readonly Schema<'Reading'>[],
): ReferencePerson => ({
  age: paziente_eta,
  heightCm: findLatest(readings, 'parametro_altezza').latest?.parametro_altezza ?? null,
});

const adultAge = 18;

const outgrown: readonly Measure[] = ['parametro_peso', 'parametro_altezza'];

/** Whether the person grows in a measure: a mean of what a child outgrows says nothing. */
export const isGrowing = ({ age }: Pick<ReferencePerson, 'age'>, measure: Measure): boolean =>
  age !== null && age < adultAge && outgrown.includes(measure);

const pressureSources = ['esh2023', 'nhs'] as const;
/** Body mass index, kg/m²: from 18.5 to below 25. */
const bodyMassIndex = { low: 18.5, below: 25 };

/** Adults at rest; children's ranges depend on age. Pressure: normal below 130/85, hypotension below 90/60. */
export function referenceFor(measure: Measure, { age, heightCm }: ReferencePerson): Reference | undefined {
  if (age === null || age < adultAge) return undefined;
  switch (measure) {
    case 'parametro_pressione_max':
      return { low: 90, high: 129, sources: pressureSources };
    case 'parametro_pressione_min':
      return { low: 60, high: 84, sources: pressureSources };
    case 'parametro_frequenza':
      return { low: 60, high: 100, sources: ['aha'] };
    case 'parametro_peso':
      return heightCm === null ? undefined : weightRange(heightCm);
    default:
      return undefined;
  }
}

/** Returns the weights, in tenths of a kilogram, within the range of body mass index. */
function weightRange(heightCm: number): Reference {
  const squareMetres = (heightCm / 100) ** 2;
  const tenths = (index: number) => Number((index * squareMetres * 10).toFixed(6));
  return {
    low: Math.ceil(tenths(bodyMassIndex.low)) / 10,
    high: (Math.ceil(tenths(bodyMassIndex.below)) - 1) / 10,
    sources: ['who'],
  };
}

const usualForAdults: Partial<Record<Measure, readonly [min: number, max: number]>> = {
  parametro_peso: [35, 180],
  parametro_altezza: [140, 210],
};

export function usualRange(measure: Measure, age: number | null): { min: number; max: number } | undefined {
  const usual = measures[measure].usual ?? (age !== null && age < adultAge ? undefined : usualForAdults[measure]);
  return usual && { min: usual[0], max: usual[1] };
}

export type Status = 'low' | 'normal' | 'high';

export function toStatus(value: number, { low, high }: Reference): Status {
  if (value < low) return 'low';
  return value > high ? 'high' : 'normal';
}

export type MeasuredValues = Readonly<Record<Measure, number | null>>;

export type Judgement = Status | 'unknown';

/** Judges each value of a reading; `unknown` without a value or a reference. */
export function judge(
  reading: MeasuredValues,
  of: readonly Measure[],
  toReference: (measure: Measure) => Reference | undefined,
): Judgement[] {
  return of.map((measure) => {
    const [value, reference] = [reading[measure], toReference(measure)];
    return value === null || reference === undefined ? 'unknown' : toStatus(value, reference);
  });
}

/** Seen next to the words for it. */
export const outsideMarks = { high: '▲', low: '▼', mixed: '▲▼' } as const;

export type Outside = keyof typeof outsideMarks;

/** On which side of the reference the values of a reading are, `mixed` for both; undefined if none is outside. */
export function findOutside(
  reading: MeasuredValues,
  of: readonly Measure[],
  person: ReferencePerson,
): Outside | undefined {
  const judgements = judge(reading, of, (measure) => referenceFor(measure, person));
  const [low, high] = [judgements.includes('low'), judgements.includes('high')];
  if (low && high) return 'mixed';
  return high ? 'high' : low ? 'low' : undefined;
}
