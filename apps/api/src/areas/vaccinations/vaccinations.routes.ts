import { type Clock, dayOf, latestToday, timestamp } from '../../clock.ts';
import type { Body, HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import { checkChange, checkRecordId, intentOf, overtaken } from '../../contract/saved-record.ts';
import { patientOf } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { type FieldError, invalid, notFound } from '../../problem.ts';
import { source } from './plan.ts';
import { type Person, scheduleOf } from './schedule.ts';
import {
  findVaccination,
  givenVaccines,
  insertVaccination,
  listVaccinations,
  updateVaccination,
  type VaccinationRow,
} from './vaccinations.repository.ts';

interface Parts {
  database: Database;
  clock: Clock;
  timeZone: string;
  /** Of the catalogue. */
  vaccine: (id: string) => Promise<{ descrizione_breve: string; codice_atc: string | null } | undefined>;
  person: (patientId: number) => Promise<Person>;
}

/** Of a new one, unless it is said otherwise. */
const strictest = 6;
const fields = ['id_vaccino', 'vaccinazione_data', 'vaccinazione_reazioni', 'vaccinazione_richiamo'] as const;

export const ownsVaccination =
  (database: Database): Owns =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && (await findVaccination(database, id_paziente, id)) !== undefined;

const wrong = (field: string, code: string, message: string): FieldError => ({ path: `/${field}`, code, message });

export function vaccinationsRoutes({
  database,
  clock,
  timeZone,
  vaccine,
  person,
}: Parts): HandlersOf<'listVaccinations' | 'saveVaccination' | 'getVaccinationSchedule'> {
  /** What was written, which the contract lets come whole only. */
  async function contentOf(body: Body<'saveVaccination'>, before: VaccinationRow | undefined, today: string) {
    const { id_vaccino, vaccinazione_data, vaccinazione_reazioni, vaccinazione_richiamo } = body;
    if (id_vaccino === undefined || vaccinazione_data === undefined) return undefined;
    if (vaccinazione_reazioni === undefined || vaccinazione_richiamo === undefined) return undefined;
    if (vaccinazione_data > today) {
      throw invalid([wrong('vaccinazione_data', 'future-date', 'must not be later than today')]);
    }
    const content = { vaccinazione_data, vaccinazione_reazioni: vaccinazione_reazioni.trim(), vaccinazione_richiamo };
    // A vaccine that has left the catalogue meanwhile stays what it was.
    if (id_vaccino === before?.id_vaccino) return content;
    const found = await vaccine(id_vaccino);
    if (found === undefined) throw invalid([wrong('id_vaccino', 'unknown', 'must be a vaccine of the catalogue')]);
    return { ...content, id_vaccino, vaccino_nome: found.descrizione_breve, vaccino_atc: found.codice_atc };
  }

  async function create(owner: { id_paziente: number; author_id: number }, body: Body<'saveVaccination'>, now: number) {
    const content = await contentOf(body, undefined, latestToday(now));
    if (content === undefined || !('id_vaccino' in content)) {
      throw invalid(fields.map((field) => wrong(field, 'required', 'is required')));
    }
    const id_livello_confidenzialita = body.id_livello_confidenzialita ?? strictest;
    return insertVaccination(database, { ...owner, ...content, id_livello_confidenzialita }, timestamp(now));
  }

  return {
    async listVaccinations({ session }) {
      return { data: await listVaccinations(database, patientOf(session)) };
    },

    async saveVaccination({ session, path, body, needs, seen }) {
      const now = clock();
      const id = path.id_record;
      const id_paziente = patientOf(session);
      checkRecordId('id_vaccinazione', id, body.id_vaccinazione);
      if (id === 0) {
        await needs('aggiungivaccini');
        return create({ id_paziente, author_id: session.id_utente }, body, now);
      }

      const before = await findVaccination(database, id_paziente, id);
      if (before === undefined) throw notFound();
      const stored = { deleted_at: before.deleted_on, versione: before.updated_at };
      checkChange('The vaccination', stored, { does: intentOf(body), seen, now });
      const { id_livello_confidenzialita: level, deleted_at } = body;
      const content = await contentOf(body, before, latestToday(now));
      if (content !== undefined) await needs('modificavaccini');
      // Deleting again does not start the 30 days again.
      const deleted_on = deleted_at === null ? null : (before.deleted_on ?? timestamp(now));
      const change = {
        ...content,
        ...(level !== undefined && { id_livello_confidenzialita: level }),
        ...(deleted_at !== undefined && { deleted_at, deleted_on }),
      };
      const saved = await updateVaccination(database, before, change, timestamp(now), seen);
      if (saved === undefined) throw overtaken(seen, 'The vaccination');
      return saved;
    },

    async getVaccinationSchedule({ session }) {
      const patientId = patientOf(session);
      const [about, given] = await Promise.all([person(patientId), givenVaccines(database, patientId)]);
      return { fonte: source, ...scheduleOf(about, given, dayOf(clock(), timeZone)) };
    },
  };
}
