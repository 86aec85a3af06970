import type { Schema } from '@libretto/api-client/schema';

type Reading = Schema<'Reading'>;

export type Measure =
  | 'parametro_peso'
  | 'parametro_altezza'
  | 'parametro_pressione_max'
  | 'parametro_pressione_min'
  | 'parametro_frequenza'
  | 'parametro_saturazione'
  | 'parametro_temperatura';

interface Limits {
  unit: string;
  /** Physiological limits, which the server enforces. */
  hard: readonly [min: number, max: number];
  /** Values outside of it are worth checking; absent where children and adults differ too much. */
  usual?: readonly [min: number, max: number];
  whole: boolean;
}

export const measures: Readonly<Record<Measure, Limits>> = {
  parametro_pressione_max: { unit: 'mmHg', hard: [40, 300], usual: [80, 200], whole: true },
  parametro_pressione_min: { unit: 'mmHg', hard: [20, 200], usual: [40, 120], whole: true },
  parametro_frequenza: { unit: 'bpm', hard: [20, 300], usual: [40, 160], whole: true },
  parametro_saturazione: { unit: '%', hard: [30, 100], usual: [88, 100], whole: true },
  parametro_temperatura: { unit: '°C', hard: [20, 45], usual: [35, 40], whole: false },
  parametro_peso: { unit: 'kg', hard: [0.3, 500], whole: false },
  parametro_altezza: { unit: 'cm', hard: [20, 250], whole: false },
};

export const measureNames = Object.keys(measures) as Measure[];

/** Writes values that belong together as one, such as a blood pressure: `138/85`. */
export const joinValues = (
  values: Readonly<Record<Measure, number | null>>,
  of: readonly Measure[],
  write: (value: number) => string,
): string => of.map((measure) => (values[measure] === null ? '–' : write(values[measure]))).join('/');

/** Returns the newest value of a measure and the one before it; `readings` must be sorted newest first. */
export function findLatest(readings: readonly Reading[], measure: Measure) {
  const [latest, before] = readings.filter((reading) => reading[measure] !== null);
  return { latest, before };
}
