import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import type { Queries } from '../../database/database.ts';
import { queueMail } from '../../mail/mail.repository.ts';
import { findMailLanguage } from '../../mail/mail-language.ts';
import { conflict, notFound } from '../../problem.ts';
import { type DirectoryEntry, findEntryOfUser, mergeEntries, toState, verifyEntry } from './directory-entry.ts';

type OwnEntry = components['schemas']['OwnDoctorEntry'];
type PendingDoctor = components['schemas']['PendingDoctor'];

const maxPending = 100;

function toOwnEntry(entry: DirectoryEntry): OwnEntry {
  const { id_cpp, fullname, cpp_localita_iscrizione, numero_iscrizione, specializzation } = entry;
  return { id_cpp, fullname, cpp_localita_iscrizione, numero_iscrizione, specializzation, stato: toState(entry) };
}

function similarEntries(database: Queries, { fullname, numero_iscrizione }: DirectoryEntry) {
  const words = fullname.toLowerCase().split(/\s+/).filter(Boolean);
  return database
    .selectFrom('care_providers')
    .select(['id_cpp', 'fullname', 'cpp_localita_iscrizione', 'numero_iscrizione', 'specializzation'])
    .where('id_utente', 'is', null)
    .where('pubblico', '=', 1)
    .where('fuso_in', 'is', null)
    .where(({ or, and, eb, fn, val }) =>
      or([
        eb('numero_iscrizione', '=', numero_iscrizione),
        and(
          words.map((word) =>
            eb(
              fn('length', [fn('replace', [fn('lower', ['fullname']), val(word), val('')])]),
              '<',
              fn('length', ['fullname']),
            ),
          ),
        ),
      ]),
    )
    .orderBy('fullname')
    .limit(10)
    .execute();
}

function pendingEntries(database: Queries) {
  return database
    .selectFrom('care_providers')
    .innerJoin('utenti', 'utenti.id_utente', 'care_providers.id_utente')
    .selectAll('care_providers')
    .select('utenti.email as account_email')
    .where('numero_iscrizione', 'is not', null)
    .where('verificato_at', 'is', null)
    .where('disattivato_at', 'is', null);
}

async function listPending(database: Queries): Promise<{ data: PendingDoctor[] }> {
  const entries = await pendingEntries(database).orderBy('id_cpp').limit(maxPending).execute();
  const data: PendingDoctor[] = [];
  for (const entry of entries) {
    const { id_cpp, fullname, cpp_localita_iscrizione, numero_iscrizione, specializzation } = entry;
    const simili = await similarEntries(database, entry);
    const email = entry.account_email;
    const shown = { id_cpp, fullname, cpp_localita_iscrizione, specializzation, email, simili };
    data.push({ ...shown, numero_iscrizione: numero_iscrizione ?? '' });
  }
  return { data };
}

async function findPending(database: Queries, id: number) {
  const entry = await pendingEntries(database).where('id_cpp', '=', id).executeTakeFirst();
  if (entry === undefined) throw notFound();
  return entry;
}

async function checkMergeable(database: Queries, id: number): Promise<void> {
  const entry = await database
    .selectFrom('care_providers')
    .select('id_utente')
    .where('id_cpp', '=', id)
    .where('pubblico', '=', 1)
    .where('fuso_in', 'is', null)
    .executeTakeFirst();
  if (entry === undefined) throw notFound();
  if (entry.id_utente !== null) throw conflict('already-joined', 'The entry has an account.');
}

export function registrationRoutes({
  database,
  clock,
  onMail,
  administration: { administer },
  therapies,
}: AppContext): HandlersFor<
  'getDoctorRegistration' | 'registerAsDoctor' | 'listPendingDoctors' | 'verifyDoctor' | 'rejectDoctor'
> {
  return {
    async getDoctorRegistration({ session }) {
      const entry = await findEntryOfUser(database, session.id_utente);
      return { data: entry === undefined ? null : toOwnEntry(entry) };
    },

    async registerAsDoctor({ session: { id_utente }, body }) {
      const registration = {
        fullname: body.fullname.trim(),
        cpp_localita_iscrizione: body.cpp_localita_iscrizione.trim(),
        numero_iscrizione: body.numero_iscrizione,
        specializzation: body.specializzation.trim(),
      };
      const entry = await database.transaction().execute(async (transaction) => {
        const { email } = await transaction
          .selectFrom('utenti')
          .select('email')
          .where('id_utente', '=', id_utente)
          .executeTakeFirstOrThrow();
        const own = await findEntryOfUser(transaction, id_utente);
        if (own === undefined)
          return transaction
            .insertInto('care_providers')
            .values({ ...registration, id_utente, email, pubblico: 0, created_at: timestamp(clock()) })
            .returningAll()
            .executeTakeFirstOrThrow();
        const same = (['fullname', 'cpp_localita_iscrizione', 'numero_iscrizione'] as const).every(
          (field) => own[field] === registration[field],
        );
        return transaction
          .updateTable('care_providers')
          .set({ ...registration, ...(!same && { verificato_at: null, pubblico: 0 }) })
          .where('id_cpp', '=', own.id_cpp)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return { data: toOwnEntry(entry) };
    },

    listPendingDoctors: () => listPending(database),

    async verifyDoctor({ session, body: { id_cpp, unisci_con } }) {
      const answer = await administer(session, async (transaction, now) => {
        const { account_email: to } = await findPending(transaction, id_cpp);
        if (unisci_con !== undefined) {
          await checkMergeable(transaction, unisci_con);
          await mergeEntries({ therapies }, transaction, unisci_con, id_cpp, timestamp(now));
        }
        await verifyEntry(transaction, id_cpp, timestamp(now));
        const language = (await findMailLanguage(transaction, to)) ?? 'it';
        await queueMail(transaction, { kind: 'doctor-verified', to, language }, now);
        return {
          answer: await listPending(transaction),
          logEntry: { azione: 'medico-verificato', id_oggetto: id_cpp },
        };
      });
      onMail();
      return answer;
    },

    async rejectDoctor({ session, body: { id_cpp, motivo } }) {
      const answer = await administer(session, async (transaction, now) => {
        const { account_email: to } = await findPending(transaction, id_cpp);
        await transaction
          .updateTable('care_providers')
          .set({ numero_iscrizione: null })
          .where('id_cpp', '=', id_cpp)
          .execute();
        const mail = { subject: '', text: motivo.trim() };
        const language = (await findMailLanguage(transaction, to)) ?? 'it';
        await queueMail(transaction, { kind: 'doctor-rejected', to, language, message: mail }, now);
        return { answer: await listPending(transaction), logEntry: { azione: 'medico-rifiutato', id_oggetto: id_cpp } };
      });
      onMail();
      return answer;
    },
  };
}
