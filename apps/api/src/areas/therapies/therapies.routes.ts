import type { Selectable } from 'kysely';
import { calendarDay, latestToday, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { Download } from '../../contract/download.ts';
import type { Body, Call, HandlersFor, Reply } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { conflict, type FieldError, invalid } from '../../problem.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import { withCatalogueFacts } from '../../summary/medicines.ts';
import { messagesFor } from '../../summary/render-context.ts';
import type { Caller } from '../../workers/workers.ts';
import { listDoses, markDose } from './doses.repository.ts';
import { type Therapy, therapies } from './therapies.kind.ts';
import type { TherapiesTable } from './therapies.table.ts';
import {
  dropInvalidEnd,
  inProgress,
  isAnotherDrug,
  missing,
  sentFields,
  type TherapyFields,
  toChanges,
  toColumns,
  toNewTherapy,
  validate,
} from './therapy-rules.ts';

/** A calendar file must contain at least one event. */
const hasTimes = ({ tipo_terapia, orari }: Therapy) => tipo_terapia === inProgress && orari.length > 0;

type Drug = Pick<TherapyFields, 'id_farmaco_codifa' | 'farmaco'>;
type AtcRow = Pick<Selectable<TherapiesTable>, 'id_farmaco_codifa' | 'farmaco_atc'>;
type Save = Body<'saveTherapy'>;

const listCatalogueIds = (some: readonly Therapy[]): string[] => [
  ...new Set(some.map(({ id_farmaco_codifa }) => id_farmaco_codifa).filter((id) => id !== null)),
];

export function therapiesRoutes({
  database,
  clock,
  timeZone,
  catalogue,
  diagnoses,
  interactions,
  proposals,
  records,
  tasks,
}: AppContext): HandlersFor<
  'saveTherapy' | 'listTherapies' | 'printTherapies' | 'downloadReminders' | 'listDoses' | 'markDose'
> {
  const reply = (data: Therapy): Reply<'saveTherapy'> => ({ message: 'Operazione completata con successo', data });

  const { find, list, create, change, remove } = lifeCycle({ database, clock }, therapies);

  async function findDrugNames(id: string): Promise<Therapy['farmaco'] | undefined> {
    const found = await catalogue.find(id);
    return found && { descrizione_breve: found.descrizione_breve, somministrazione: found.somministrazione };
  }

  /** The code of the time of choice, also after the drug left the catalogue. */
  async function findAtc({ id_farmaco_codifa: id }: Drug, before: AtcRow | undefined): Promise<string | null> {
    if (id === null) return null;
    const kept = before?.id_farmaco_codifa === id ? before.farmaco_atc : null;
    return kept ?? (await catalogue.find(id))?.codice_atc ?? null;
  }

  async function read(body: Save, before: Therapy | undefined) {
    const { id_farmaco_codifa: drugId } = body;
    const chosen = typeof drugId === 'string' && drugId !== before?.id_farmaco_codifa;
    const drug = chosen ? await findDrugNames(drugId) : before?.farmaco;
    if (chosen && drug === undefined) {
      throw invalid([{ path: '/id_farmaco_codifa', code: 'unknown', message: 'must be a drug of the catalogue' }]);
    }
    return sentFields(body, typeof drugId === 'string' ? drug : undefined);
  }

  /** Excluded diagnoses are not accepted as reasons, unless unchanged. */
  async function excludedReason(patientId: number, id: number | null, before: number | null): Promise<FieldError[]> {
    if (id === null || id === before || !(await diagnoses.isExcluded(patientId, id))) return [];
    return [{ path: '/id_diagnosi', code: 'excluded', message: 'must not be an excluded diagnosis' }];
  }

  async function checkInteractions(patientId: number, body: Save, drug: Drug, now: number, caller: Caller) {
    const { id_farmaco_codifa: id, farmaco } = drug;
    const query = { patientId, id, name: farmaco.descrizione_breve, except: body.id_terapie || undefined };
    const found = await tasks.run('interactions', query, caller);
    if (found.messaggiInterazioni.length === 0) return null;
    if (body.accetta_interazioni !== true) throw conflict('interactions', 'The drug interacts with the record.');
    const asksReason = found.messaggiInterazioni.some(({ tipo }) => tipo === 'allergia');
    const motivo = body.motivo_accettazione?.trim() ?? '';
    if (asksReason && motivo === '') throw invalid([missing('motivo_accettazione')]);
    return {
      il: timestamp(now),
      messaggi: found.messaggiInterazioni,
      revisione_clinica: found.revisione_clinica,
      ...(asksReason && { motivo }),
    };
  }

  async function localize(therapy: Therapy, language: 'it' | 'en'): Promise<Therapy> {
    const { interazioni_accettate: known } = therapy;
    if (known === null) return therapy;
    return {
      ...therapy,
      interazioni_accettate: { ...known, messaggi: await interactions.translate(known.messaggi, language) },
    };
  }

  const addTherapy = (call: Call<'saveTherapy'>): Promise<Therapy> =>
    create(call, {
      feature: 'aggiungifarmaci',
      level: call.body.id_livello_confidenzialita,
      required: ['tipo_terapia'],
      async content(now) {
        const { session, body, caller } = call;
        const patientId = requirePatientId(session);
        const fresh = toNewTherapy(await read(body, undefined));
        if (fresh === undefined) return undefined;
        const problems = [...validate(fresh), ...(await excludedReason(patientId, fresh.id_diagnosi, null))];
        if (problems.length > 0) throw invalid(problems);
        if (fresh.tipo_terapia === inProgress) {
          fresh.interazioni_accettate = await checkInteractions(patientId, body, fresh, now, caller);
        }
        return toColumns(fresh, await findAtc(fresh, undefined));
      },
    });

  const changeTherapy = (call: Call<'saveTherapy'>): Promise<Therapy> =>
    change(call, {
      id: call.body.id_terapie,
      deleted_at: call.body.deleted_at,
      level: call.body.id_livello_confidenzialita,
      async content(row, now) {
        const { body, requireFeature: needs, caller } = call;
        const before = therapies.kind.show(row);
        const fields = await read(body, before);
        const sent = dropInvalidEnd(fields, { ...before, ...fields });
        const { moved, edited } = toChanges(before, sent);
        if (moved) await needs('spostaFarmaci');
        if (edited) await needs('modificafarmaci');
        const after: Therapy = { ...before, ...sent };
        const problems = [
          ...(moved || edited ? validate(after) : []),
          ...(await excludedReason(before.id_paziente, after.id_diagnosi, before.id_diagnosi)),
        ];
        if (problems.length > 0) throw invalid(problems);
        const restored = before.deleted_at !== null && body.deleted_at === null;
        const another = isAnotherDrug(before, after);
        if (another || moved) after.interazioni_accettate = null;
        if (after.tipo_terapia === inProgress && (moved || another || restored)) {
          after.interazioni_accettate = await checkInteractions(before.id_paziente, body, after, now, caller);
        }
        return toColumns(after, await findAtc(after, row));
      },
    });

  return {
    async listTherapies({ session, path, query: { lingua = 'it' } }) {
      const all = await list({ session });
      const ofType =
        path.tipo_terapia === '3' ? all : all.filter((row) => String(row.tipo_terapia) === path.tipo_terapia);
      const known = withCatalogueFacts(ofType, await catalogue.findAll(listCatalogueIds(ofType)));
      return Promise.all(known.map((therapy) => localize(therapy, lingua)));
    },

    async saveTherapy(call) {
      const { id_terapie: id, status } = call.body;
      if ((status === 'add') !== (id === 0)) {
        throw invalid([{ path: '/status', code: 'const', message: 'must be add if, and only if, the ID is 0' }]);
      }
      const isNew = id === 0;
      const therapy = await proposals.accept(call.session, call.body.id_proposta, async () => {
        const save = status === 'delete' ? remove(call, id) : isNew ? addTherapy(call) : changeTherapy(call);
        const shown = await save;
        return { tipo: 'therapy', id_record: shown.id_terapie, isNew, shown };
      });
      return reply(therapy);
    },

    async printTherapies({ session, query: { lingua: language = 'it', livello: level = 5 } }) {
      const at = clock();
      const today = calendarDay(at, timeZone);
      const { record, medicines } = await records.readUpTo(requirePatientId(session), level);
      // PDF code and fonts are large and rarely needed.
      const { printTherapies } = await import('./print.ts');
      const bytes = await printTherapies({ record, medicines, level, language, today, at });
      return new Download('application/pdf', `${messagesFor(language).therapiesTitle} ${today}.pdf`, bytes);
    },

    async downloadReminders({ session, query: { nomi = false, lingua = 'it' } }) {
      const at = clock();
      const all = await list({ session });
      if (!all.some(hasTimes)) throw conflict('no-times', 'No therapy in progress has times.');
      const { createCalendar: calendarOf } = await import('./calendar.ts');
      const medicines = nomi ? await catalogue.findAll(listCatalogueIds(all)) : new Map();
      const text = calendarOf(all, { medicines, today: calendarDay(at, timeZone), at, named: nomi, language: lingua });
      return new Download('text/calendar', lingua === 'it' ? 'Promemoria.ics' : 'Reminders.ics', Buffer.from(text));
    },

    listDoses: async ({ session, path }) => listDoses(database, requirePatientId(session), path.giorno),

    async markDose({ session, body, audit }) {
      const therapy = await find(session, body.id_terapie);
      if (therapy.deleted_at !== null) throw conflict('deleted', 'The therapy is deleted.');
      if (therapy.tipo_terapia !== inProgress) throw conflict('state', 'The therapy is not in progress.');
      const now = clock();
      if (body.giorno > latestToday(now)) {
        throw invalid([{ path: '/giorno', code: 'future-date', message: 'must not be in the future' }]);
      }
      await markDose(database, therapy.id_paziente, body, timestamp(now));
      audit({ azione: 'dose', tipo: 'therapy', id_record: therapy.id_terapie });
      return body;
    },
  };
}
