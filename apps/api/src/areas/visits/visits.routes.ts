import { type Clock, latestToday, timestamp } from '../../clock.ts';
import type { Body, HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import { checkChange, checkRecordId, intentOf, overtaken } from '../../contract/saved-record.ts';
import { patientOf } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { invalid, notFound } from '../../problem.ts';
import { findVisit, insertVisit, listVisits, updateVisit, type Visit } from './visits.repository.ts';

interface Parts {
  database: Database;
  clock: Clock;
}

const fields = ['visita_data', 'visita_motivazione', 'visita_osservazioni', 'visita_conclusioni'] as const;

export const ownsVisit =
  (database: Database): Owns =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && (await findVisit(database, id_paziente, id)) !== undefined;

/** What was written, which the contract lets come whole only. */
function contentOf(body: Body<'saveVisit'>, today: string): Pick<Visit, (typeof fields)[number]> | undefined {
  const { visita_data, visita_motivazione, visita_osservazioni, visita_conclusioni } = body;
  if (visita_data === undefined || visita_motivazione === undefined) return undefined;
  if (visita_osservazioni === undefined || visita_conclusioni === undefined) return undefined;
  if (visita_data > today) {
    throw invalid([{ path: '/visita_data', code: 'future-date', message: 'must not be later than today' }]);
  }
  return {
    visita_data,
    visita_motivazione: visita_motivazione.trim(),
    visita_osservazioni: visita_osservazioni.trim(),
    visita_conclusioni: visita_conclusioni.trim(),
  };
}

export function visitsRoutes({ database, clock }: Parts): HandlersOf<'listVisits' | 'saveVisit' | 'deleteVisit'> {
  async function find(patientId: number, id: number): Promise<Visit> {
    const visit = await findVisit(database, patientId, id);
    if (visit === undefined) throw notFound();
    return visit;
  }

  return {
    async listVisits({ session }) {
      return listVisits(database, patientOf(session));
    },

    async saveVisit({ session, path, body, needs, seen }) {
      const now = clock();
      const id = path.id_record;
      checkRecordId('id_visita', id, body.id_visita);
      const content = contentOf(body, latestToday(now));
      if (id === 0) {
        await needs('aggiungivisite');
        if (content === undefined) {
          throw invalid(fields.map((field) => ({ path: `/${field}`, code: 'required', message: 'is required' })));
        }
        const owner = { id_paziente: patientOf(session), author_id: session.id_utente };
        return insertVisit(database, { ...owner, ...content }, timestamp(now));
      }

      const before = await find(patientOf(session), id);
      checkChange('The visit', before, { does: intentOf(body), seen, now });
      if (content !== undefined) await needs('modificavisite');
      const change = { ...content, ...(body.deleted_at === null && { deleted_at: null }) };
      const saved = await updateVisit(database, before, change, timestamp(now), seen);
      if (saved === undefined) throw overtaken(seen, 'The visit');
      return saved;
    },

    async deleteVisit({ session, path }) {
      const before = await find(patientOf(session), path.id);
      // Deleting again does not start the 30 days again.
      if (before.deleted_at !== null) return before;
      const at = timestamp(clock());
      return (await updateVisit(database, before, { deleted_at: at }, at)) ?? find(before.id_paziente, path.id);
    },
  };
}
