import { type Clock, latestToday, timestamp } from '../../clock.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Body, HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import { checkChange, checkRecordId, intentOf, overtaken } from '../../contract/saved-record.ts';
import { patientOf } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { conflict, invalid, notFound } from '../../problem.ts';
import {
  findPregnancy,
  insertPregnancy,
  listPregnancies,
  type Pregnancy,
  updatePregnancy,
} from './pregnancies.repository.ts';

interface Parts {
  database: Database;
  clock: Clock;
  sexOf(patientId: number): Promise<components['schemas']['Patient']['paziente_sesso']>;
}

type Content = Pick<
  Pregnancy,
  'eta' | 'inizio_gravidanza' | 'fine_gravidanza' | 'esito' | 'sesso_bambino' | 'note_gravidanza'
>;

export const ownsPregnancy =
  (database: Database): Owns =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && (await findPregnancy(database, id_paziente, id)) !== undefined;

const wrong = (field: keyof Content, code: string, message: string) => invalid([{ path: `/${field}`, code, message }]);

/** What was written, which the contract lets come whole only. */
function contentOf(body: Body<'createPregnancy'>, today: string): Content | undefined {
  const { eta, inizio_gravidanza: start, fine_gravidanza: end, esito, sesso_bambino, note_gravidanza } = body;
  if (eta === undefined || start === undefined || end === undefined) return undefined;
  if (esito === undefined || sesso_bambino === undefined || note_gravidanza === undefined) return undefined;
  for (const [field, day] of [['inizio_gravidanza', start] as const, ['fine_gravidanza', end] as const]) {
    if (day !== null && day > today) throw wrong(field, 'future-date', 'must not be later than today');
  }
  if (start !== null && end !== null && end < start) {
    throw wrong('fine_gravidanza', 'date-order', 'must not be before the beginning');
  }
  if (end !== null && esito === null) throw wrong('esito', 'required', 'is required of one that has ended');
  if (esito === 'nascita' && sesso_bambino === null) throw wrong('sesso_bambino', 'required', 'is required of a birth');
  return {
    eta,
    inizio_gravidanza: start,
    fine_gravidanza: end,
    esito,
    // Nobody is born yet.
    sesso_bambino: esito === null ? null : sesso_bambino,
    note_gravidanza: note_gravidanza.trim(),
  };
}

export function pregnanciesRoutes({
  database,
  clock,
  sexOf,
}: Parts): HandlersOf<'listPregnancies' | 'createPregnancy' | 'updatePregnancy' | 'deletePregnancy'> {
  async function find(patientId: number, id: number): Promise<Pregnancy> {
    const pregnancy = await findPregnancy(database, patientId, id);
    if (pregnancy === undefined) throw notFound();
    return pregnancy;
  }
  async function checkFemale(patientId: number) {
    if ((await sexOf(patientId)) !== 'female') throw conflict('not-female', 'The sex of the patient is not female.');
  }

  return {
    async listPregnancies({ session }) {
      return listPregnancies(database, patientOf(session));
    },

    async createPregnancy({ session, body }) {
      const now = clock();
      const patientId = patientOf(session);
      checkRecordId('id_gravidanza', 0, body.id_gravidanza);
      const content = contentOf(body, latestToday(now));
      if (content === undefined) throw wrong('eta', 'required', 'is required');
      await checkFemale(patientId);
      const owner = { id_paziente: patientId, author_id: session.id_utente };
      return insertPregnancy(database, { ...owner, ...content }, timestamp(now));
    },

    async updatePregnancy({ session, path, body, seen }) {
      const now = clock();
      const patientId = patientOf(session);
      checkRecordId('id_gravidanza', path.id_gravidanza, body.id_gravidanza);
      const content = contentOf(body, latestToday(now));
      const before = await find(patientId, path.id_gravidanza);
      checkChange('The pregnancy', before, { does: intentOf(body), seen, now });
      if (content !== undefined) await checkFemale(patientId);
      const change = { ...content, ...(body.deleted_at === null && { deleted_at: null }) };
      const saved = await updatePregnancy(database, before, change, timestamp(now), seen);
      if (saved === undefined) throw overtaken(seen, 'The pregnancy');
      return saved;
    },

    async deletePregnancy({ session, path }) {
      const before = await find(patientOf(session), path.id_gravidanza);
      // Deleting again does not start the 30 days again.
      if (before.deleted_at !== null) return before;
      const at = timestamp(clock());
      const deleted = await updatePregnancy(database, before, { deleted_at: at }, at);
      return deleted ?? find(before.id_paziente, path.id_gravidanza);
    },
  };
}
