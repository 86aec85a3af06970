import { sql } from 'kysely';
import type { AccessLog, Accounts, Doctors } from '../../area-services.ts';
import { timestamp } from '../../clock.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { containsWords } from '../../search.ts';

export type AdminUser = components['schemas']['AdminUser'];
type UserSearch = components['schemas']['UserSearch'];
type UserLicence = components['schemas']['UserLicence'];

export const pageSize = 25;

const expiryNoticeDays = 30;

function people(database: Queries) {
  return database
    .selectFrom('utenti')
    .leftJoin('pazienti', 'pazienti.id_utente', 'utenti.id_utente')
    .where('dormiente', '=', 0);
}

function selectPeople(database: Queries, search: string) {
  const whole = sql<string>`lower(email || ' ' || coalesce(paziente_nome, '') || ' ' || coalesce(paziente_cognome, ''))`;
  return people(database).where(containsWords(whole, search));
}

function filterByLicence(
  people: ReturnType<typeof selectPeople>,
  { licenza, senza_licenza, in_scadenza }: Pick<UserSearch, 'licenza' | 'senza_licenza' | 'in_scadenza'>,
  now: number,
) {
  const at = timestamp(now);
  const soon = timestamp(now + expiryNoticeDays * 86_400_000);
  return people.where(({ and, not, exists, selectFrom }) => {
    const active = selectFrom('utenti_licenze')
      .select('utenti_licenze.id')
      .whereRef('utenti_licenze.id_utente', '=', 'utenti.id_utente')
      .where('revoked_at', 'is', null)
      .where('valid_from', '<=', at)
      .where(({ eb, or }) => or([eb('valid_to', 'is', null), eb('valid_to', '>', at)]));
    return and([
      ...(senza_licenza ? [not(exists(active))] : []),
      ...(in_scadenza ? [exists(active.where('valid_to', '<=', soon))] : []),
      ...(licenza === undefined ? [] : [exists(active.where('id_tipo_licenza', '=', licenza))]),
    ]);
  });
}

const columns = ['utenti.id_utente', 'email', 'paziente_nome', 'paziente_cognome', 'utenti.created_at'] as const;

export interface Reading {
  database: Queries;
  accessLog: Pick<AccessLog, 'lastSignIns'>;
  accounts: Pick<Accounts, 'filterProtected'>;
  doctors: Pick<Doctors, 'entryStates'>;
  now: number;
}

interface Row {
  id_utente: number;
  email: string;
  paziente_nome: string | null;
  paziente_cognome: string | null;
  created_at: string;
}

async function complete(
  { database, accessLog, accounts, doctors, now }: Reading,
  rows: readonly Row[],
): Promise<AdminUser[]> {
  const ids = rows.map(({ id_utente }) => id_utente);
  if (ids.length === 0) return [];
  const [roles, licences, secured, states, signIns] = await Promise.all([
    database
      .selectFrom('utenti_ruoli')
      .innerJoin('ruoli', 'ruoli.id', 'utenti_ruoli.id_ruolo')
      .select(['id_utente', 'ruoli.id', 'ruoli.name'])
      .where('id_utente', 'in', ids)
      .orderBy('ruoli.name')
      .execute(),
    database
      .selectFrom('utenti_licenze')
      .innerJoin('licenze', 'licenze.id', 'utenti_licenze.id_tipo_licenza')
      .select(['utenti_licenze.id', 'id_utente', 'id_tipo_licenza', 'descrizione', 'valid_from', 'valid_to', 'source'])
      .select('revoked_at')
      .where('id_utente', 'in', ids)
      .orderBy('utenti_licenze.id', 'desc')
      .execute(),
    accounts.filterProtected(database, ids),
    doctors.entryStates(database, ids),
    accessLog.lastSignIns(database, ids),
  ]);
  return rows.map(({ id_utente, email, paziente_nome, paziente_cognome, created_at }) => ({
    ...{ id_utente, email, created_at },
    ...toDoctor(states.get(id_utente)),
    nome: paziente_nome ?? '',
    cognome: paziente_cognome ?? '',
    ultimo_accesso: signIns.get(id_utente) ?? null,
    due_passaggi: secured.has(id_utente),
    ruoli: roles.filter((role) => role.id_utente === id_utente).map(({ id, name }) => ({ id, name })),
    licenze: licences
      .filter((licence) => licence.id_utente === id_utente)
      .map(({ id_utente: _, revoked_at, ...licence }) => ({
        ...licence,
        stato: toState({ ...licence, revoked_at }, now),
      })),
  }));
}

const toDoctor = (medico: AdminUser['medico']) => (medico === undefined ? {} : { medico });

function toState(
  { valid_from, valid_to, revoked_at }: Pick<UserLicence, 'valid_from' | 'valid_to'> & { revoked_at: string | null },
  now: number,
): UserLicence['stato'] {
  if (revoked_at !== null) return 'revocata';
  if (valid_to !== null && valid_to <= timestamp(now)) return 'scaduta';
  return valid_from > timestamp(now) ? 'futura' : 'attiva';
}

export async function searchUsers(
  reading: Reading,
  { search, page, ordine = 'nome', decrescente = false, ...licence }: UserSearch,
): Promise<{ totale: number; data: AdminUser[] }> {
  const { database, now } = reading;
  const found = filterByLicence(selectPeople(database, search), licence, now);
  const { totale } = await found
    .select(({ fn }) => fn.countAll<number | string>().as('totale'))
    .executeTakeFirstOrThrow();
  const direction = decrescente ? 'desc' : 'asc';
  const sorted =
    ordine === 'nome'
      ? found.orderBy('paziente_cognome', direction).orderBy('paziente_nome', direction)
      : found.orderBy('utenti.created_at', direction);
  const rows = await sorted
    .select(columns)
    .orderBy('utenti.id_utente', direction)
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return { totale: Number(totale), data: await complete(reading, rows) };
}

export async function findUser(reading: Reading, userId: number): Promise<AdminUser | undefined> {
  const row = await people(reading.database).select(columns).where('utenti.id_utente', '=', userId).executeTakeFirst();
  if (row === undefined) return undefined;
  const [user] = await complete(reading, [row]);
  return user;
}

export const findUserRoles = (database: Queries, userId: number) =>
  database
    .selectFrom('utenti_ruoli')
    .innerJoin('ruoli', 'ruoli.id', 'utenti_ruoli.id_ruolo')
    .select('ruoli.name')
    .where('id_utente', '=', userId)
    .orderBy('ruoli.name')
    .execute();

export async function setUserRoles(database: Queries, id_utente: number, ids: readonly number[]): Promise<void> {
  await database.deleteFrom('utenti_ruoli').where('id_utente', '=', id_utente).execute();
  const rows = ids.map((id_ruolo) => ({ id_utente, id_ruolo }));
  if (rows.length > 0) await database.insertInto('utenti_ruoli').values(rows).execute();
}

export async function lockUser(database: Queries, userId: number): Promise<void> {
  await database
    .updateTable('utenti')
    .set(({ ref }) => ({ email: ref('email') }))
    .where('id_utente', '=', userId)
    .execute();
}

export async function restoreLicence(database: Queries, grantId: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('utenti_licenze')
    .set({ revoked_at: null })
    .where('id', '=', grantId)
    .where('revoked_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
