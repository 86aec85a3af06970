import { type Clock, latestToday, timestamp } from '../../clock.ts';
import type { Body, HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import { checkChange, checkRecordId, intentOf, overtaken } from '../../contract/saved-record.ts';
import { patientOf } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { conflict, invalid, notFound } from '../../problem.ts';
import {
  findMeasured,
  findReading,
  insertReading,
  listReadings,
  type Reading,
  updateReading,
} from './readings.repository.ts';

interface Parts {
  database: Database;
  clock: Clock;
}

const measures = [
  'parametro_peso',
  'parametro_altezza',
  'parametro_pressione_min',
  'parametro_pressione_max',
  'parametro_frequenza',
  'parametro_saturazione',
  'parametro_temperatura',
] as const;

type Content = Pick<Reading, 'data_rilevazione' | 'fonte' | (typeof measures)[number]>;

/** A value that was written over is no longer the device's, nor is one that came from it and was written over before. */
function sourceOf(before: Reading, content: Content): Content['fonte'] {
  if (before.fonte !== 'dispositivo') return before.impronta_misura === null ? content.fonte : 'manuale';
  return measures.every((name) => content[name] === before[name]) ? content.fonte : 'manuale';
}

export const ownsReading =
  (database: Database): Owns =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && (await findReading(database, id_paziente, id)) !== undefined;

/** What was measured, which the contract lets come whole only. */
function contentOf(body: Body<'saveReading'>, today: string): Content | undefined {
  const { data_rilevazione, fonte } = body;
  if (data_rilevazione === undefined || fonte === undefined) return undefined;
  if (data_rilevazione > today) {
    throw invalid([{ path: '/data_rilevazione', code: 'future-date', message: 'must not be later than today' }]);
  }
  if (measures.every((name) => (body[name] ?? null) === null)) {
    throw invalid([{ path: '/parametro_peso', code: 'empty', message: 'one of the measures is required' }]);
  }
  const { parametro_pressione_min: low = null, parametro_pressione_max: high = null } = body;
  if ((low === null) !== (high === null)) {
    const path = low === null ? '/parametro_pressione_min' : '/parametro_pressione_max';
    throw invalid([{ path, code: 'required', message: 'both pressures or none' }]);
  }
  if (low !== null && high !== null && low >= high) {
    throw invalid([{ path: '/parametro_pressione_min', code: 'order', message: 'must be below the systolic' }]);
  }
  return {
    data_rilevazione,
    parametro_peso: body.parametro_peso ?? null,
    parametro_altezza: body.parametro_altezza ?? null,
    parametro_pressione_min: low,
    parametro_pressione_max: high,
    parametro_frequenza: body.parametro_frequenza ?? null,
    parametro_saturazione: body.parametro_saturazione ?? null,
    parametro_temperatura: body.parametro_temperatura ?? null,
    fonte,
  };
}

export function readingsRoutes({
  database,
  clock,
}: Parts): HandlersOf<'listReadings' | 'saveReading' | 'deleteReading'> {
  async function find(patientId: number, id: number): Promise<Reading> {
    const reading = await findReading(database, patientId, id);
    if (reading === undefined) throw notFound();
    return reading;
  }

  /** A measurement that is sent again: its reading as it is, or taken out of the trash as it was measured. */
  async function again(patientId: number, measurement: string, content: Content, now: number): Promise<Reading> {
    const before = await findMeasured(database, patientId, measurement);
    if (before.deleted_at === null) return before;
    const saved = await updateReading(database, before, { ...content, deleted_at: null }, timestamp(now));
    if (saved === undefined) throw conflict('changed', 'The reading has changed meanwhile.');
    return saved;
  }

  return {
    async listReadings({ session }) {
      return listReadings(database, patientOf(session));
    },

    async saveReading({ session, path, body, seen }) {
      const now = clock();
      const id = path.id_record;
      checkRecordId('id_rilevazione', id, body.id_rilevazione);
      const content = contentOf(body, latestToday(now));
      if (id === 0) {
        if (content === undefined) {
          const required = ['data_rilevazione', 'fonte'];
          throw invalid(required.map((name) => ({ path: `/${name}`, code: 'required', message: 'is required' })));
        }
        const { impronta_misura = null } = body;
        const id_paziente = patientOf(session);
        const reading = { id_paziente, author_id: session.id_utente, ...content, impronta_misura };
        const added = await insertReading(database, reading, timestamp(now));
        if (added !== undefined) return added;
        // Only a measurement that is there already is not added.
        return again(id_paziente, String(impronta_misura), content, now);
      }
      if (body.impronta_misura !== undefined) {
        throw invalid([{ path: '/impronta_misura', code: 'new-only', message: 'belongs to a new reading' }]);
      }

      const before = await find(patientOf(session), id);
      checkChange('The reading', before, { does: intentOf(body), seen, now });
      const measured = content && { ...content, fonte: sourceOf(before, content) };
      const change = { ...measured, ...(body.deleted_at === null && { deleted_at: null }) };
      const saved = await updateReading(database, before, change, timestamp(now), seen);
      if (saved === undefined) throw overtaken(seen, 'The reading');
      return saved;
    },

    async deleteReading({ session, path }) {
      const before = await find(patientOf(session), path.id);
      // Deleting again does not start the 30 days again.
      if (before.deleted_at !== null) return before;
      const at = timestamp(clock());
      return (await updateReading(database, before, { deleted_at: at }, at)) ?? find(before.id_paziente, path.id);
    },
  };
}
