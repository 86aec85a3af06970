import { Secrets } from '../areas/session/second-factor/secrets.ts';
import { type EncryptedBlobs, UnknownKey } from '../blobs/encrypted.ts';
import { openStoreForCommand } from '../blobs/identity.ts';
import { loadKeys } from '../blobs/keys.ts';
import type { BlobSettings } from '../blobs/open.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openForMaintenance } from '../database/open-for-maintenance.ts';
import { HeldTexts } from '../mail/held-texts.ts';

export interface Renewed {
  blobs: number;
  secrets: number;
  mails: number;
  unreadable: number;
  /** Accounts with recovery codes hashed with an older key, which cannot be renewed. */
  accountsWithOldCodes: number;
}

interface Options {
  config: Pick<Config, 'DATABASE_URL'> & BlobSettings;
  forgetCodes?: boolean;
  onProgress?: (seen: number) => void;
}

const batchSize = 500;

/** Runs while servers are running. Skips what is done, so it can be interrupted and repeated. */
export async function renewKeys({ config, forgetCodes = false, onProgress }: Options): Promise<Renewed> {
  const database = await openForMaintenance(config, { write: true });
  try {
    const keys = await loadKeys(config);
    const secrets = new Secrets(keys);
    const store = await openStoreForCommand(database, config);
    const files = await renewBlobs(database, store, onProgress);
    const factors = await renewSecrets(database, secrets);
    const renewed = {
      blobs: files.renewed,
      secrets: factors.renewed,
      unreadable: files.unreadable + factors.unreadable,
      mails: await renewMails(database, new HeldTexts(keys)),
      accountsWithOldCodes: await countOldCodes(database, secrets, forgetCodes),
    };
    // Last: as long as the marker needs the older key, no server starts without it.
    await store.renewMarker();
    return renewed;
  } finally {
    await database.destroy();
  }
}

interface RenewalCount {
  renewed: number;
  unreadable: number;
}

async function renewBlobs(
  database: Database,
  store: EncryptedBlobs,
  onProgress: Options['onProgress'],
): Promise<RenewalCount> {
  let renewed = 0;
  let unreadable = 0;
  let seen = 0;
  let last = '';
  for (;;) {
    const rows = await database
      .selectFrom('blobs')
      .select('blob_key')
      .where('blob_key', '>', last)
      .orderBy('blob_key')
      .limit(batchSize)
      .execute();
    for (const { blob_key } of rows) {
      last = blob_key;
      try {
        if (await store.renew(blob_key)) renewed += 1;
      } catch (error) {
        if (!(error instanceof UnknownKey)) throw error;
        unreadable += 1;
      }
    }
    seen += rows.length;
    onProgress?.(seen);
    if (rows.length < batchSize) break;
  }
  return { renewed: renewed + (await renewQuarantine(store)), unreadable };
}

/** A blob may return from the quarantine and must be readable then. Its 30 days begin again. */
async function renewQuarantine(store: EncryptedBlobs): Promise<number> {
  const keys: string[] = [];
  for await (const { key } of store.listQuarantine()) if (await store.needsOlderKey(key)) keys.push(key);
  for (const key of keys) {
    await store.release(key);
    await store.renew(key);
    await store.quarantine(key);
  }
  return keys.length;
}

async function renewSecrets(database: Database, secrets: Secrets): Promise<RenewalCount> {
  let renewed = 0;
  let unreadable = 0;
  for (const { id_utente, secret } of await database
    .selectFrom('totp_secrets')
    .select(['id_utente', 'secret'])
    .execute()) {
    if (secrets.isNewest(secret)) continue;
    const bytes = secrets.open(id_utente, secret);
    if (bytes === undefined) {
      unreadable += 1;
      continue;
    }
    const { numUpdatedRows } = await database
      .updateTable('totp_secrets')
      .set({ secret: secrets.seal(id_utente, bytes) })
      .where('id_utente', '=', id_utente)
      // Fails if the person has changed it concurrently.
      .where('secret', '=', secret)
      .executeTakeFirst();
    renewed += Number(numUpdatedRows);
  }
  return { renewed, unreadable };
}

async function renewMails(database: Database, texts: HeldTexts): Promise<number> {
  let renewed = 0;
  const mails = database.selectFrom('mail').select(['id_mail', 'text']).where('state', '=', 'outbox');
  for (const { id_mail, text } of await mails.execute()) {
    if (text === null || texts.isNewest(text)) continue;
    const readable = texts.open(id_mail, text);
    const { numUpdatedRows } = await database
      .updateTable('mail')
      .set({ text: readable === undefined ? null : texts.seal(id_mail, readable) })
      .where('id_mail', '=', id_mail)
      .where('text', '=', text)
      .executeTakeFirst();
    renewed += Number(numUpdatedRows);
  }
  return renewed;
}

async function countOldCodes(database: Database, secrets: Secrets, forget: boolean): Promise<number> {
  const rows = await database.selectFrom('recovery_codes').selectAll().execute();
  const old = rows.filter(({ code_hash }) => !secrets.isNewest(code_hash));
  if (!forget) return new Set(old.map(({ id_utente }) => id_utente)).size;
  for (const { id_utente, code_hash } of old) {
    await database
      .deleteFrom('recovery_codes')
      .where('id_utente', '=', id_utente)
      .where('code_hash', '=', code_hash)
      .execute();
  }
  return 0;
}
