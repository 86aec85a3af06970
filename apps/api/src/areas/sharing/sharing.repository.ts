import type { Insertable, Selectable } from 'kysely';
import { eraseForgotten, forgetBlobs, insertBlobs, type StoredBlob } from '../../blobs/blobs.repository.ts';
import type { BlobStore } from '../../blobs/blobs.ts';
import { timestamp } from '../../clock.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Database, Queries } from '../../database/database.ts';
import { afterwards } from '../../database/unit-of-work.ts';
import { keyOf, type RecordLine } from '../../records/sharing.ts';
import { hashOf } from './envelope.ts';
import type { ShareAccessesTable, SharesTable } from './sharing.table.ts';
import { stateOf } from './state.ts';

type Schemas = components['schemas'];
export type ShareRow = Selectable<SharesTable>;
export type Access = Omit<Insertable<ShareAccessesTable>, 'id_condivisione' | 'outcome'>;

export const attemptsAllowed = 5;
/** As many rows as any database takes in one statement. */
const rowsAtOnce = 500;
/** Of one person at once. */
export const mostActive = 50;

const toShare = (row: ShareRow, at: string): Omit<Schemas['Share'], 'avvisi'> => ({
  id_condivisione: row.id_condivisione,
  etichetta: row.label,
  stato: stateOf(row, at),
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

/** Returns the records that links hold, by the id of the link. */
export async function partsOfShares(database: Queries, ids: readonly number[]): Promise<Map<number, RecordLine[]>> {
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
    const held = new Map(parts.map((part) => [keyOf(part), part]));
    const rows = [...held.values()].map(({ tipo, id_record }) => ({ id_condivisione, tipo, id_record }));
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await transaction
        .insertInto('condivisioni_voci')
        .values(rows.slice(from, from + rowsAtOnce))
        .execute();
    return id_condivisione;
  });
}

/** The link of an address, while it opens. */
export async function findActive(database: Queries, code: string, at: string): Promise<ShareRow | undefined> {
  const row = await database
    .selectFrom('condivisioni')
    .selectAll()
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst();
  return row && stateOf(row, at) === 'attiva' ? row : undefined;
}

/** Takes one attempt before the passcode is looked at, so that many at once are no more than there are. */
export async function takeAttempt(database: Queries, id: number): Promise<number | undefined> {
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

/** Counts an opening; false when somebody else had the last one, or its owner has just ended it. */
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
      // A right passcode was no attempt.
      ...(passcode_hash !== null && { attempts_left: eb('attempts_left', '+', 1) }),
    }))
    .where('id_condivisione', '=', id_condivisione)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function filesOf(database: Queries, id: number) {
  return database
    .selectFrom('condivisioni_file')
    .select(['id_file_condiviso', 'blob_key'])
    .where('id_condivisione', '=', id)
    .orderBy('id_file_condiviso')
    .execute();
}

/** A file of a link that was neither ended nor is too old; one that was just opened for the last time still has it. */
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

/** Deletes the rows first, then the bytes. When this is interrupted in between, the hourly sweep erases the rest. */
async function forgetFiles(database: Database, blobs: BlobStore, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const keys = await database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('condivisioni_file')
      .where('id_condivisione', 'in', ids)
      .returning('blob_key')
      .execute();
    const found = gone.map(({ blob_key }) => blob_key);
    await forgetBlobs(transaction, found);
    return found;
  });
  await afterwards(async () => void (await eraseForgotten(database, blobs, keys)));
}

export async function revoke(database: Database, blobs: BlobStore, id: number, at: string): Promise<void> {
  await database
    .updateTable('condivisioni')
    .set({ revoked_at: at })
    .where('id_condivisione', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  await forgetFiles(database, blobs, [id]);
}

/** Ends every link that time has not ended yet. What they opened the housekeeping deletes. */
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
/** How long somebody who opened it last may still fetch what was not in the answer. */
const lastFetch = 10 * minute;
/** How long a link that is over stays in the list of its owner, with who opened it. */
const keptFor = 90 * 24 * 60 * minute;

/** The content of links that open no more, and the links themselves a while after they have ended. */
export async function forgetEndedShares(database: Database, blobs: BlobStore, now: number): Promise<void> {
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
        eb.and([eb('uses', '>=', eb.ref('max_uses')), eb('last_used_at', '<=', timestamp(now - lastFetch))]),
      ]),
    )
    .limit(500)
    .execute();
  const ids = ended.map(({ id_condivisione }) => id_condivisione);
  await forgetFiles(database, blobs, ids);
  const before = timestamp(now - keptFor);
  await database.transaction().execute(async (transaction) => {
    const old = transaction.selectFrom('condivisioni').select('id_condivisione').where('expires_at', '<=', before);
    await transaction.deleteFrom('condivisioni_accessi').where('id_condivisione', 'in', old).execute();
    await transaction.deleteFrom('condivisioni_voci').where('id_condivisione', 'in', old).execute();
    await transaction.deleteFrom('condivisioni').where('expires_at', '<=', before).execute();
  });
}
