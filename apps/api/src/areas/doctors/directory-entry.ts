import type { Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { conflict } from '../../problem.ts';
import type { CareProvidersTable } from './doctors.table.ts';

export type DirectoryEntry = Selectable<CareProvidersTable>;
type EntryState = components['schemas']['OwnDoctorEntry']['stato'];

export async function findEntry(database: Queries, id: number): Promise<DirectoryEntry | undefined> {
  const entry = await database.selectFrom('care_providers').selectAll().where('id_cpp', '=', id).executeTakeFirst();
  // Merges never point to a merged entry; see mergeEntries.
  if (entry === undefined || entry.fuso_in === null) return entry;
  return database.selectFrom('care_providers').selectAll().where('id_cpp', '=', entry.fuso_in).executeTakeFirst();
}

export function findEntryOfUser(database: Queries, userId: number): Promise<DirectoryEntry | undefined> {
  return database.selectFrom('care_providers').selectAll().where('id_utente', '=', userId).executeTakeFirst();
}

/** All of them, so that a record hidden from either entry stays hidden from the doctor. */
async function moveExceptions(database: Queries, from: number, into: number): Promise<void> {
  await database
    .insertInto('associated_doctors_exceptions')
    .columns(['id_paziente', 'id_cpp', 'tipo', 'id_record'])
    .expression((query) =>
      query
        .selectFrom('associated_doctors_exceptions')
        .select(({ val }) => ['id_paziente', val(into).as('id_cpp'), 'tipo', 'id_record'])
        .where('id_cpp', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database.deleteFrom('associated_doctors_exceptions').where('id_cpp', '=', from).execute();
}

/** Moves associations to `into` unless the patient has one there. The merged entry keeps history readable. */
export async function mergeEntries(
  { therapies }: Pick<AppContext, 'therapies'>,
  database: Queries,
  from: number,
  into: number,
  at: string,
): Promise<void> {
  const columns = ['id_paziente', 'author_id', 'assegnazione_confidenzialita', 'visibility', 'created_at'] as const;
  const moving = await database
    .selectFrom('associated_doctors')
    .select(columns)
    .where('id_cpp', '=', from)
    .where('deleted_at', 'is', null)
    .execute();
  for (const association of moving) {
    const { id_paziente } = association;
    const continued = { ...association, id_cpp: into, updated_at: at, deleted_at: null };
    const moved = await database
      .insertInto('associated_doctors')
      .values(continued)
      .onConflict((conflict) =>
        conflict
          .columns(['id_paziente', 'id_cpp'])
          .doUpdateSet(continued)
          .where('associated_doctors.deleted_at', 'is not', null),
      )
      .executeTakeFirst();
    if (moved.numInsertedOrUpdatedRows === 1n) {
      await database
        .updateTable('associated_doctors_tags')
        .set({ id_cpp: into })
        .where('id_paziente', '=', id_paziente)
        .where('id_cpp', '=', from)
        .execute();
    }
  }
  await database.deleteFrom('associated_doctors_tags').where('id_cpp', '=', from).execute();
  await moveExceptions(database, from, into);
  await database
    .updateTable('associated_doctors')
    .set({ deleted_at: at, updated_at: at })
    .where('id_cpp', '=', from)
    .where('deleted_at', 'is', null)
    .execute();
  await therapies.changePrescriber(database, from, into);
  await database
    .updateTable('care_providers')
    .set({ fuso_in: into })
    .where((row) => row.or([row('id_cpp', '=', from), row('fuso_in', '=', from)]))
    .execute();
}

interface Accepted {
  id_cpp: number | null;
  id_paziente: number | null;
}

const alreadyJoined = () => conflict('already-joined', 'Another account has joined as this doctor.');

/** Links the invited entry to the account and verifies listed doctors: the administration recorded their address. */
export async function acceptAsDoctor(
  app: Pick<AppContext, 'therapies'>,
  database: Queries,
  { id_cpp, id_paziente }: Accepted,
  userId: number,
  at: string,
): Promise<number> {
  const invited = id_cpp === null ? undefined : await findEntry(database, id_cpp);
  if (invited === undefined || invited.disattivato_at !== null)
    throw conflict('not-listed', 'The doctor is no longer in the directory.');
  const person = await database
    .selectFrom('pazienti')
    .select(['id_paziente', 'paziente_nome', 'paziente_cognome'])
    .where('id_utente', '=', userId)
    .executeTakeFirst();
  if (id_paziente !== null && person?.id_paziente === id_paziente)
    throw conflict('own-record', 'A person cannot be the doctor of their own record.');
  if (invited.id_utente === userId) return invited.id_cpp;
  if (invited.id_utente !== null) throw alreadyJoined();
  const listed = invited.pubblico === 1;
  const own = await findEntryOfUser(database, userId);
  if (own !== undefined) {
    await mergeEntries(app, database, invited.id_cpp, own.id_cpp, at);
    if (listed && own.verificato_at === null) await verifyEntry(database, own.id_cpp, at);
    return own.id_cpp;
  }
  const fullname = listed || !person ? invited.fullname : `${person.paziente_nome} ${person.paziente_cognome}`;
  const { numUpdatedRows } = await database
    .updateTable('care_providers')
    .set({ id_utente: userId, fullname })
    .where('id_cpp', '=', invited.id_cpp)
    .where('id_utente', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw alreadyJoined();
  if (listed) await verifyEntry(database, invited.id_cpp, at);
  return invited.id_cpp;
}

export async function verifyEntry(database: Queries, id: number, at: string): Promise<void> {
  await database
    .updateTable('care_providers')
    .set({ verificato_at: at, pubblico: 1 })
    .where('id_cpp', '=', id)
    .execute();
}

/** The registration of a doctor, as the doctor and the administration see it. */
export function toState({
  numero_iscrizione,
  verificato_at,
  disattivato_at,
}: Pick<DirectoryEntry, 'numero_iscrizione' | 'verificato_at' | 'disattivato_at'>): EntryState {
  if (disattivato_at !== null) return 'disattivato';
  if (verificato_at !== null) return 'verificato';
  return numero_iscrizione === null ? 'iscritto' : 'attesa';
}

export async function findEntryStates(
  database: Queries,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, EntryState>> {
  const entries = await database
    .selectFrom('care_providers')
    .select(['id_utente', 'numero_iscrizione', 'verificato_at', 'disattivato_at'])
    .where('id_utente', 'in', userIds)
    .where('fuso_in', 'is', null)
    .execute();
  return new Map(entries.flatMap((entry) => (entry.id_utente === null ? [] : [[entry.id_utente, toState(entry)]])));
}
