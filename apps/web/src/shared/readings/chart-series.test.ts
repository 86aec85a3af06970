import type { Schema } from '@libretto/api-client/schema';
import { expect, test } from 'vitest';
import { toPoints, toSeries } from './chart-series.ts';

type Reading = Schema<'Reading'>;

const reading = (data_rilevazione: string, id_rilevazione: number, high: number | null): Reading => ({
  id_rilevazione,
  id_paziente: 1,
  author_id: 1,
  data_rilevazione,
  parametro_peso: null,
  parametro_altezza: null,
  parametro_pressione_min: high && 70,
  parametro_pressione_max: high,
  parametro_frequenza: high === null ? 64 : null,
  parametro_saturazione: null,
  parametro_temperatura: null,
  fonte: 'manuale',
  impronta_misura: null,
  id_livello_confidenzialita: 6,
  deleted_at: null,
  versione: '2026-03-21T11:00:00.000Z',
});

test('readings of one day are separate points in the order in which they were saved', () => {
  const readings = [
    reading('2026-03-21', 4, 190),
    reading('2026-03-21', 3, null),
    reading('2026-03-21', 2, 118),
    reading('2026-03-20', 9, 121),
  ];
  expect(toPoints(readings, 'parametro_pressione_max')).toEqual([
    { date: '2026-03-20', value: 121 },
    { date: '2026-03-21', value: 118 },
    { date: '2026-03-21', value: 190 },
  ]);
});

test('of two measures the first has a band, and says so, and the second its upper limit', () => {
  const adult = { age: 50, heightCm: null };
  const toReferences = (of: Parameters<typeof toSeries>[0]) =>
    toSeries(of, [reading('2026-03-20', 9, 121)], adult, (measure) => measure, 'solo massima').map(
      (one) => one.reference,
    );
  expect(toReferences(['parametro_pressione_max', 'parametro_pressione_min'])).toEqual([
    { low: 90, high: 129, band: true, bandLabel: 'solo massima' },
    { low: 60, high: 84, band: 'limit' },
  ]);
  expect(toReferences(['parametro_frequenza'])).toEqual([{ low: 60, high: 100, band: true }]);
});
