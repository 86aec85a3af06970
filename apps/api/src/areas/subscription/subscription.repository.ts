import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Plan } from './contract-text.ts';
import type { PurchasesTable } from './subscription.table.ts';

export type Purchase = Selectable<PurchasesTable>;

const plans = (database: Queries) =>
  database
    .selectFrom('licenze')
    .select(['id', 'descrizione', 'costo_centesimi as centesimi', 'durata_mesi'])
    .where('enable', '=', 1)
    .where('costo_centesimi', '>', 0);

export async function listPlans(database: Queries): Promise<Plan[]> {
  return plans(database).orderBy('costo_centesimi').orderBy('id').execute();
}

export async function findPlan(database: Queries, id: number): Promise<Plan | undefined> {
  return plans(database).where('id', '=', id).executeTakeFirst();
}

const selectFeatures = (database: Queries) =>
  database
    .selectFrom('licenze_ruoli')
    .innerJoin('ruoli_permessi', 'ruoli_permessi.id_ruolo', 'licenze_ruoli.id_ruolo')
    .innerJoin('permessi', 'permessi.id', 'ruoli_permessi.id_permesso')
    .select('permessi.name')
    .distinct();

export async function listAddedFeatures(database: Queries, licenceId: number): Promise<string[]> {
  const free = selectFeatures(database)
    .innerJoin('licenze', 'licenze.id', 'licenze_ruoli.id_licenza')
    .where('licenze.costo_centesimi', '=', 0)
    .where('licenze.enable', '=', 1);
  const rows = await selectFeatures(database)
    .where('licenze_ruoli.id_licenza', '=', licenceId)
    .where('permessi.name', 'not in', free)
    .orderBy('permessi.name')
    .execute();
  return rows.map(({ name }) => name);
}

const subscriptions = (database: Queries, userId: number) =>
  database
    .selectFrom('utenti_licenze')
    .innerJoin('licenze', 'licenze.id', 'utenti_licenze.id_tipo_licenza')
    .leftJoin('acquisti', 'acquisti.id_sottoscrizione', 'utenti_licenze.id')
    .select([
      'utenti_licenze.id',
      'utenti_licenze.id_tipo_licenza',
      'utenti_licenze.valid_from',
      'utenti_licenze.valid_to',
      'utenti_licenze.revoked_at',
      'licenze.descrizione',
      'acquisti.purchase',
      'acquisti.centesimi',
      'acquisti.capture_id',
      'acquisti.pagato_at',
      'acquisti.stato',
    ])
    .where('utenti_licenze.id_utente', '=', userId);

export type SubscriptionRow = Awaited<ReturnType<ReturnType<typeof subscriptions>['executeTakeFirstOrThrow']>>;

export async function listSubscriptions(database: Queries, userId: number, now: string): Promise<SubscriptionRow[]> {
  return subscriptions(database, userId)
    .where('revoked_at', 'is', null)
    .where(({ or, eb }) => or([eb('valid_to', 'is', null), eb('valid_to', '>', now)]))
    .where(({ or, eb }) => or([eb('costo_centesimi', '>', 0), eb('acquisti.id', 'is not', null)]))
    .orderBy('valid_from')
    .orderBy('utenti_licenze.id')
    .execute();
}

export async function findSubscription(
  database: Queries,
  userId: number,
  id: number,
): Promise<SubscriptionRow | undefined> {
  return subscriptions(database, userId).where('utenti_licenze.id', '=', id).executeTakeFirst();
}

export async function insertPurchase(
  database: Queries,
  purchase: Omit<Insertable<PurchasesTable>, 'stato' | 'chiesto_at' | 'capture_id' | 'pagato_at' | 'id_sottoscrizione'>,
): Promise<void> {
  const nothing = { chiesto_at: null, capture_id: null, pagato_at: null, id_sottoscrizione: null };
  await database
    .insertInto('acquisti')
    .values({ ...purchase, ...nothing, stato: 'ordinato' })
    .execute();
}

export async function findPurchase(database: Queries, userId: number, orderId: string): Promise<Purchase | undefined> {
  return database
    .selectFrom('acquisti')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('id_utente', '=', userId)
    .executeTakeFirst();
}

export async function findPurchaseByOrder(database: Queries, orderId: string): Promise<Purchase | undefined> {
  return database.selectFrom('acquisti').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function isSuperseded(database: Queries, { id, id_utente, accettato_at }: Purchase): Promise<boolean> {
  const other = await database
    .selectFrom('acquisti')
    .select('id')
    .where('id_utente', '=', id_utente)
    .where('id', '!=', id)
    .where((eb) => eb.or([eb('id', '>', id), eb('stato', '=', 'in_corso'), eb('pagato_at', '>=', accettato_at)]))
    .executeTakeFirst();
  return other !== undefined;
}

export async function listOpenPurchases(database: Queries, userId?: number): Promise<Purchase[]> {
  const open = database.selectFrom('acquisti').selectAll().where('stato', '=', 'in_corso');
  return (userId === undefined ? open : open.where('id_utente', '=', userId)).orderBy('id').execute();
}

const unpaid = (database: Queries, id: number) =>
  database.updateTable('acquisti').where('id', '=', id).where('stato', 'in', ['ordinato', 'in_corso']);

/** From here on the provider may have captured the payment. */
export async function markRequested(database: Queries, id: number, at: string): Promise<void> {
  await unpaid(database, id).set({ stato: 'in_corso', chiesto_at: at }).execute();
}

export async function markNotTaken(database: Queries, id: number): Promise<void> {
  await unpaid(database, id).set({ stato: 'ordinato' }).execute();
}

/** Returns false if already paid: the caller must not grant the licence again. */
export async function markPaid(
  database: Queries,
  id: number,
  { captureId, at }: { captureId: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await unpaid(database, id)
    .set({ stato: 'pagato', capture_id: captureId, pagato_at: at })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function linkSubscription(database: Queries, id: number, subscriptionId: number): Promise<void> {
  await database.updateTable('acquisti').set({ id_sottoscrizione: subscriptionId }).where('id', '=', id).execute();
}

export async function markRefunded(database: Queries, subscriptionId: number): Promise<void> {
  await database
    .updateTable('acquisti')
    .set({ stato: 'rimborsato' })
    .where('id_sottoscrizione', '=', subscriptionId)
    .execute();
}

export async function deleteUnpaid(database: Queries, before: string): Promise<void> {
  await database.deleteFrom('acquisti').where('stato', '=', 'ordinato').where('accettato_at', '<', before).execute();
}

export const ownsGrant = async (database: Queries, userId: number, id: number): Promise<boolean> =>
  (await database
    .selectFrom('utenti_licenze')
    .select('id')
    .where('id', '=', id)
    .where('id_utente', '=', userId)
    .executeTakeFirst()) !== undefined;
