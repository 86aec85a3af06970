import type { Insertable, Selectable } from 'kysely';
import { eraseForgotten, forgetBlobs, insertBlobs, type StoredBlob } from '../../blobs/blobs.repository.ts';
import type { BlobStore } from '../../blobs/blobs.ts';
import { timestamp } from '../../clock.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Database, Queries } from '../../database/database.ts';
import { afterCommit } from '../../database/unit-of-work.ts';
import { lineKey, type RecordLine } from '../../records/sharing.ts';
import { hashCode } from './envelope.ts';
import type { ShareAccessesTable, SharesTable } from './sharing.table.ts';
import { getShareState } from './state.ts';

type Schemas = components['schemas'];
export type ShareRow = Selectable<SharesTable>;
export type Access = Omit<Insertable<ShareAccessesTable>, 'id_condivisione' | 'outcome'>;

export const maxAttempts = 5;
/** Limited by the number of bind parameters. */
const batchSize = 500;
export const maxActiveShares = 50;

const toShare = (row: ShareRow, at: string): Omit<Schemas['Share'], 'avvisi'> => ({
  id_condivisione: row.id_condivisione,
  etichetta: row.label,
  stato: getShareState(row, at),
  contenuti: JSON.parse(row.contents),
  aree: JSON.parse(row.areas),
  id_livello_confidenzialita: row.level,
  creata_il: row.created_at,
  scade_il: row.expires_at,
  usi: row.uses,
  usi_massimi: row.max_uses,
  con_codice: row.passcode_hash !== null,
  tentativi: row.attempts_left,
  ultimo_accesso: row.last_used_at,
});

export async function listShares(database: Queries, patientId: number, at: string) {
  const rows = await database
    .selectFrom('condivisioni')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .orderBy('id_condivisione', 'desc')
    .execute();
  return rows.map((row) => toShare(row, at));
}

export async function listShareParts(database: Queries, ids: readonly number[]): Promise<Map<number, RecordLine[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('condivisioni_voci')
    .selectAll()
    .where('id_condivisione', 'in', ids)
    .orderBy('tipo')
    .orderBy('id_record')
    .execute();
  return Map.groupBy(rows, ({ id_condivisione }) => id_condivisione);
}

export async function ownsShare(database: Queries, patientId: number, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('condivisioni')
    .select('id_condivisione')
    .where('id_condivisione', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findShare(database: Queries, id: number, at: string): Promise<Omit<Schemas['Share'], 'avvisi'>> {
  const row = await database
    .selectFrom('condivisioni')
    .selectAll()
    .where('id_condivisione', '=', id)
    .executeTakeFirstOrThrow();
  return toShare(row, at);
}

export async function insertShare(
  database: Database,
  share: Insertable<SharesTable>,
  { files, parts }: { files: StoredBlob[]; parts: readonly RecordLine[] },
  now: number,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await insertBlobs(transaction, share.id_paziente, files, now);
    const { id_condivisione } = await transaction
      .insertInto('condivisioni')
      .values(share)
      .returning('id_condivisione')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('condivisioni_file')
      .values(files.map(({ blob_key }) => ({ id_condivisione, blob_key })))
      .execute();
    const held = new Map(parts.map((part) => [lineKey(part), part]));
    const rows = [...held.values()].map(({ tipo, id_record }) => ({ id_condivisione, tipo, id_record }));
    for (let from = 0; from < rows.length; from += batchSize)
      await transaction
        .insertInto('condivisioni_voci')
        .values(rows.slice(from, from + batchSize))
        .execute();
    return id_condivisione;
  });
}

export async function findActive(database: Queries, code: string, at: string): Promise<ShareRow | undefined> {
  const row = await database
    .selectFrom('condivisioni')
    .selectAll()
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirst();
  return row && getShareState(row, at) === 'attiva' ? row : undefined;
}

/** Consumes an attempt before the passcode is checked, so that concurrent attempts all count. */
export async function consumeAttempt(database: Queries, id: number): Promise<number | undefined> {
  const row = await database
    .updateTable('condivisioni')
    .set(({ eb }) => ({ attempts_left: eb('attempts_left', '-', 1) }))
    .where('id_condivisione', '=', id)
    .where('attempts_left', '>', 0)
    .returning('attempts_left')
    .executeTakeFirst();
  return row?.attempts_left;
}

export async function insertAccess(
  database: Queries,
  id_condivisione: number,
  access: Access,
  outcome: ShareAccessesTable['outcome'],
): Promise<void> {
  await database
    .insertInto('condivisioni_accessi')
    .values({ ...access, id_condivisione, outcome })
    .execute();
}

/** Counts an access; returns false if the last one was just used or the link was revoked. */
export async function countUse(
  transaction: Queries,
  { id_condivisione, passcode_hash }: ShareRow,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('condivisioni')
    .set(({ eb }) => ({
      uses: eb('uses', '+', 1),
      last_used_at: at,
      // Restores the attempt consumed for the right passcode.
      ...(passcode_hash !== null && { attempts_left: eb('attempts_left', '+', 1) }),
    }))
    .where('id_condivisione', '=', id_condivisione)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function listFiles(database: Queries, id: number) {
  return database
    .selectFrom('condivisioni_file')
    .select(['id_file_condiviso', 'blob_key'])
    .where('id_condivisione', '=', id)
    .orderBy('id_file_condiviso')
    .execute();
}

/**
 * Returns a file of a link that is neither revoked nor expired; a link opened for the last time still serves its files.
 */
export async function findFile(database: Queries, fileId: number, at: string) {
  return database
    .selectFrom('condivisioni_file')
    .innerJoin('condivisioni', 'condivisioni.id_condivisione', 'condivisioni_file.id_condivisione')
    .select('blob_key')
    .where('id_file_condiviso', '=', fileId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
}

export async function listAccesses(database: Queries, id: number): Promise<Schemas['ShareAccess'][]> {
  const rows = await database
    .selectFrom('condivisioni_accessi')
    .select(['at', 'recipient', 'device', 'outcome'])
    .where('id_condivisione', '=', id)
    .orderBy('id_accesso', 'desc')
    .limit(1000)
    .execute();
  return rows.map(({ at, recipient, device, outcome }) => ({
    quando: at,
    destinatario: recipient,
    dispositivo: device,
    esito: outcome,
  }));
}

/** Deletes the rows before the blobs; if interrupted, the hourly cleanup deletes the rest. */
async function deleteFiles(database: Database, blobs: BlobStore, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const keys = await database.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('condivisioni_file')
      .where('id_condivisione', 'in', ids)
      .returning('blob_key')
      .execute();
    const found = deleted.map(({ blob_key }) => blob_key);
    await forgetBlobs(transaction, found);
    return found;
  });
  await afterCommit(async () => void (await eraseForgotten(database, blobs, keys)));
}

export async function revoke(database: Database, blobs: BlobStore, id: number, at: string): Promise<void> {
  await database
    .updateTable('condivisioni')
    .set({ revoked_at: at })
    .where('id_condivisione', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  await deleteFiles(database, blobs, [id]);
}

/** Revokes all active links; the maintenance deletes their content. */
export async function closeAllShares(database: Queries, at: string) {
  return database
    .updateTable('condivisioni')
    .set({ revoked_at: at })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['id_condivisione', 'id_paziente'])
    .execute();
}

const minute = 60_000;
/** Time to fetch files after the last allowed access. */
const lastFetchMs = 10 * minute;
/** Time for which ended links and their access log stay visible to the owner. */
const retentionMs = 90 * 24 * 60 * minute;

/** Deletes the content of ended links, and later the links themselves. */
export async function deleteEndedShares(database: Database, blobs: BlobStore, now: number): Promise<void> {
  const at = timestamp(now);
  const ended = await database
    .selectFrom('condivisioni')
    .select('id_condivisione')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('condivisioni_file')
          .select('blob_key')
          .whereRef('condivisioni_file.id_condivisione', '=', 'condivisioni.id_condivisione'),
      ),
    )
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', at),
        eb('revoked_at', 'is not', null),
        eb('attempts_left', '<=', 0),
        eb.and([eb('uses', '>=', eb.ref('max_uses')), eb('last_used_at', '<=', timestamp(now - lastFetchMs))]),
      ]),
    )
    .limit(500)
    .execute();
  const ids = ended.map(({ id_condivisione }) => id_condivisione);
  await deleteFiles(database, blobs, ids);
  const before = timestamp(now - retentionMs);
  await database.transaction().execute(async (transaction) => {
    const old = transaction.selectFrom('condivisioni').select('id_condivisione').where('expires_at', '<=', before);
    await transaction.deleteFrom('condivisioni_accessi').where('id_condivisione', 'in', old).execute();
    await transaction.deleteFrom('condivisioni_voci').where('id_condivisione', 'in', old).execute();
    await transaction.deleteFrom('condivisioni').where('expires_at', '<=', before).execute();
  });
}
