import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import type { OwnershipCheck } from '../../contract/ownership.ts';
import { SerializedJson } from '../../contract/serialized-json.ts';
import { requirePatientId } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { includesEverything } from '../../policy/visibility.ts';
import { notFound } from '../../problem.ts';
import {
  findActiveAssociation,
  findAssociatedDoctor,
  findNewsMarks,
  listAccessiblePatients,
  listNewsMarks,
  markNews,
} from './doctors.repository.ts';
import { describeHidden } from './hidden-lines.ts';
import { listChangedPatients } from './patient-news.ts';
import { type PrivacyOperations, privacyRoutes } from './privacy.routes.ts';
import { contentRoutes } from './shared-content.ts';

export const ownsSharing =
  (database: Database): OwnershipCheck =>
  async ({ id_utente }, id) =>
    (await findAssociatedDoctor(database, id, id_utente)) !== undefined;

type Operations =
  | 'listSharedPatients'
  | 'getSharedRecord'
  | 'searchSharedRecord'
  | 'markNewsRead'
  | 'unmarkNewsRead'
  | 'previewSharedRecord'
  | PrivacyOperations
  | keyof ReturnType<typeof contentRoutes>;

export function sharingRoutes(app: AppContext): HandlersFor<Operations> {
  const { audit, database, interactions, proposals, records, tasks, vaccinations } = app;
  const getAssociation = async (patientId: number, doctorId: number | undefined) => {
    const association = doctorId && (await findActiveAssociation(database, patientId, doctorId));
    if (!association) throw notFound();
    return association;
  };
  const findReading = async (userId: number, patientId: number, mark: string | null) =>
    mark ? (await audit.lastReads(userId, [{ id_paziente: patientId, until: mark }])).get(patientId) : undefined;
  /** Marked as read; what is previous is null for the first mark and undefined if the last one was taken back. */
  const findReadings = async (userId: number, patientId: number) => {
    const { novita_lette, novita_lette_prima } = await findNewsMarks(database, patientId, userId);
    const last = await findReading(userId, patientId, novita_lette);
    if (last === undefined || novita_lette === novita_lette_prima) return { last, previous: undefined };
    return { last, previous: (await findReading(userId, patientId, novita_lette_prima)) ?? null };
  };
  /** By patient, without those who have none. */
  const findMarkedReadings = async (userId: number) => {
    const marks = await listNewsMarks(database, userId);
    return audit.lastReads(
      userId,
      marks.flatMap(({ id_paziente, novita_lette: until }) => (until ? [{ id_paziente, until }] : [])),
    );
  };

  return {
    ...privacyRoutes(app),
    ...contentRoutes(app),

    async listSharedPatients({ session, caller }) {
      const doctor = session.id_utente;
      const patients = await listAccessiblePatients(database, doctor);
      const ids = patients.map(({ id_paziente }) => id_paziente);
      const read = await findMarkedReadings(doctor);
      const changed = await listChangedPatients({ audit }, doctor, ids, read);
      const found =
        changed.patients.length === 0
          ? []
          : await tasks.run('patientNews', { userId: doctor, patients: changed.patients }, caller);
      const answers = await proposals.countAnswers(doctor, new Map([...read].map(([id, { at }]) => [id, at])));
      const waiting = await proposals.countWaiting(doctor);
      const news = new Map(found.map((one) => [one.id_paziente, one]));
      for (const { id_paziente, unread } of news.values()) await audit.addReads(session, id_paziente, unread);
      return {
        data: patients.map(({ id_paziente, assegnazione_confidenzialita, visibility, eccezioni, ...patient }) => {
          const ultima_lettura = read.get(id_paziente)?.at ?? null;
          const { novita, novita_per_tipo, avvisi, allergie } = news.get(id_paziente) ?? {};
          const isKnown = ultima_lettura !== null && (novita !== undefined || changed.isComplete);
          return {
            id_paziente,
            ...patient,
            ultima_lettura,
            ...(isKnown && { novita: novita ?? 0, novita_per_tipo: novita_per_tipo ?? [], avvisi: avvisi ?? [] }),
            ...(allergie && { allergie }),
            ...(ultima_lettura !== null && { risposte: answers.get(id_paziente) ?? 0 }),
            proposte_in_attesa: waiting.get(id_paziente) ?? 0,
            parziale: !includesEverything({ assegnazione_confidenzialita, visibility, eccezioni }),
          };
        }),
      };
    },

    async getSharedRecord({ session, caller, path: { id_paziente }, query: { lingua = 'it' } }) {
      const doctor = await findAssociatedDoctor(database, id_paziente, session.id_utente);
      const association = await getAssociation(id_paziente, doctor?.id_cpp);
      const { last, previous } = await findReadings(session.id_utente, id_paziente);
      const { json, shown } = await tasks.run(
        'sharedRecord',
        {
          association,
          patientId: id_paziente,
          userId: session.id_utente,
          doctor: association.care_provider.fullname,
          last,
          previous,
          language: lingua,
        },
        caller,
      );
      const card = { tipo: 'patient', id_record: id_paziente } as const;
      const others = shown.filter(({ tipo }) => tipo !== card.tipo);
      await audit.addReads(session, id_paziente, [card, ...others]);
      return new SerializedJson(json);
    },

    async markNewsRead({ session, path: { id_paziente } }) {
      const doctor = await findAssociatedDoctor(database, id_paziente, session.id_utente);
      const { id_cpp } = await getAssociation(id_paziente, doctor?.id_cpp);
      const last = (await audit.lastReads(session.id_utente, [{ id_paziente }])).get(id_paziente);
      const { novita_lette } = await findNewsMarks(database, id_paziente, session.id_utente);
      // A repeated request must not lose the mark that taking back returns to.
      if (last !== undefined && last.at !== novita_lette) {
        await markNews(database, id_paziente, id_cpp, { novita_lette: last.at, novita_lette_prima: novita_lette });
      }
      return { ultima_lettura: last?.at ?? null };
    },

    async unmarkNewsRead({ session, path: { id_paziente } }) {
      const doctor = await findAssociatedDoctor(database, id_paziente, session.id_utente);
      const { id_cpp } = await getAssociation(id_paziente, doctor?.id_cpp);
      const { novita_lette_prima } = await findNewsMarks(database, id_paziente, session.id_utente);
      await markNews(database, id_paziente, id_cpp, { novita_lette: novita_lette_prima });
      const last = await findReading(session.id_utente, id_paziente, novita_lette_prima);
      return { ultima_lettura: last?.at ?? null };
    },

    async searchSharedRecord({ session, caller, path: { id_paziente }, body }) {
      const doctor = await findAssociatedDoctor(database, id_paziente, session.id_utente);
      const association = await getAssociation(id_paziente, doctor?.id_cpp);
      const found = await tasks.run(
        'searchSharedRecord',
        { association, patientId: id_paziente, wanted: body },
        caller,
      );
      await audit.addReads(
        session,
        id_paziente,
        found.data.map(({ tipo, id_record }) => ({ tipo, id_record })),
      );
      return found;
    },

    async previewSharedRecord({ session, path: { id_cpp }, query: { lingua = 'it' } }) {
      const patientId = requirePatientId(session);
      const associazione = await getAssociation(patientId, id_cpp);
      const record = await records.withMedicines(patientId);
      const parts = records.partsOf(record);
      const { righe_nascoste, ...shared } = records.share(associazione, record);
      return {
        associazione,
        ...shared,
        interazioni: await interactions.checkShared(shared.cartella, lingua),
        richiami: await vaccinations.findDue(shared.cartella),
        parziale: !includesEverything(associazione),
        righe_nascoste: describeHidden(associazione, parts, righe_nascoste),
        totale: parts.length,
      };
    },
  };
}
