import { timestamp } from '../../clock.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import type { LicenceSource } from './permissions.table.ts';

export const freeLicence = 1;
export const fullLicence = 2;
export const administratorRole = 3;

/** Half-open interval in milliseconds; null for no end. */
export interface Period {
  from: number;
  to: number | null;
}

/** Adds months, clamped to the last day of the month. */
export function addMonths(from: number, months: number | null): number | null {
  if (months === null) return null;
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  return end.setUTCDate(Math.min(new Date(from).getUTCDate(), lastDay));
}

const queryFeatures = prepared({ userId: -1, now: '' }, (database, { userId, now }) =>
  database
    .selectFrom('permessi')
    .leftJoin('ruoli_permessi', 'ruoli_permessi.id_permesso', 'permessi.id')
    .select('permessi.name')
    .distinct()
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('permessi.id', 'in', selectFrom('funzioni_libere').select('funzioni_libere.id_permesso')),
        eb(
          'ruoli_permessi.id_ruolo',
          'in',
          selectFrom('utenti_ruoli').select('utenti_ruoli.id_ruolo').where('id_utente', '=', userId),
        ),
        eb(
          'ruoli_permessi.id_ruolo',
          'in',
          selectFrom('utenti_licenze')
            .innerJoin('licenze_ruoli', 'licenze_ruoli.id_licenza', 'utenti_licenze.id_tipo_licenza')
            .select('licenze_ruoli.id_ruolo')
            .where('id_utente', '=', userId)
            .where('revoked_at', 'is', null)
            .where('valid_from', '<=', now)
            .where((licence) => licence.or([licence('valid_to', 'is', null), licence('valid_to', '>', now)])),
        ),
      ]),
    ),
);

export async function grantedFeatures(database: Queries, userId: number, now: number): Promise<Set<string>> {
  const rows = await queryFeatures(database, { userId, now: timestamp(now) });
  return new Set(rows.map(({ name }) => name));
}

export async function lockAdministrators(transaction: Queries): Promise<void> {
  await transaction
    .updateTable('permessi')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('name', '=', 'admin')
    .execute();
}

/** Accounts that can sign in and are administrators, by role and by licence. Demo accounts count only in demo mode. */
function administrators(database: Queries, demo: boolean, now: number) {
  const roles = database
    .selectFrom('permessi')
    .innerJoin('ruoli_permessi', 'ruoli_permessi.id_permesso', 'permessi.id')
    .where('permessi.name', '=', 'admin');
  const byRole = roles
    .innerJoin('utenti_ruoli', 'utenti_ruoli.id_ruolo', 'ruoli_permessi.id_ruolo')
    .innerJoin('utenti', 'utenti.id_utente', 'utenti_ruoli.id_utente')
    .select('utenti.id_utente')
    .$if(!demo, (query) => query.where('demo', '=', 0));
  const byLicence = roles
    .innerJoin('licenze_ruoli', 'licenze_ruoli.id_ruolo', 'ruoli_permessi.id_ruolo')
    .innerJoin('utenti_licenze', 'utenti_licenze.id_tipo_licenza', 'licenze_ruoli.id_licenza')
    .innerJoin('utenti', 'utenti.id_utente', 'utenti_licenze.id_utente')
    .select('utenti.id_utente')
    .where('revoked_at', 'is', null)
    .where('valid_from', '<=', timestamp(now))
    .where(({ or, eb }) => or([eb('valid_to', 'is', null), eb('valid_to', '>', timestamp(now))]))
    .$if(!demo, (query) => query.where('demo', '=', 0));
  return { byRole, byLicence };
}

export async function hasAdministrator(database: Queries, demo: boolean, now: number): Promise<boolean> {
  const { byRole, byLicence } = administrators(database, demo, now);
  return ((await byRole.limit(1).executeTakeFirst()) ?? (await byLicence.limit(1).executeTakeFirst())) !== undefined;
}

export async function countAdministrators(database: Queries, demo: boolean, now: number): Promise<number> {
  const { byRole, byLicence } = administrators(database, demo, now);
  return (await byRole.union(byLicence).execute()).length;
}

/** Returns the granted features, or on servers without payments all features except administration. */
export async function availableFeatures(
  database: Queries,
  userId: number,
  now: number,
  everythingFree: boolean,
): Promise<Set<string>> {
  const granted = await grantedFeatures(database, userId, now);
  if (!everythingFree) return granted;
  const all = await database.selectFrom('permessi').select('name').where('name', '!=', 'admin').execute();
  return new Set([...granted, ...all.map(({ name }) => name)]);
}

export async function grantLicence(
  database: Queries,
  userId: number,
  licenceId: number,
  { from, to }: Period,
  source: LicenceSource,
): Promise<number> {
  const { id } = await database
    .insertInto('utenti_licenze')
    .values({
      id_utente: userId,
      id_tipo_licenza: licenceId,
      valid_from: timestamp(from),
      valid_to: to === null ? null : timestamp(to),
      source,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function revokeLicence(database: Queries, grantId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('utenti_licenze')
    .set({ revoked_at: timestamp(now) })
    .where('id', '=', grantId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function grantRole(database: Queries, userId: number, roleId: number): Promise<void> {
  await database
    .insertInto('utenti_ruoli')
    .values({ id_utente: userId, id_ruolo: roleId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
