import type { Clock } from '../clock.ts';
import { timestamp } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { StartProblem } from '../start-problem.ts';
import type { BlobStore } from './blobs.ts';
import { EncryptedBlobs } from './encrypted.ts';
import {
  assignIdentity,
  databaseName,
  findInstallation,
  type Installation,
  sampleBlobs,
  storeName,
} from './identity.ts';
import { loadKeys } from './keys.ts';
import { type BlobSettings, openStorage } from './open.ts';
import { planSweep } from './sweep.ts';

type Settings = BlobSettings & Pick<Config, 'DATABASE_URL'>;

interface Pair {
  blobs: EncryptedBlobs;
  installation: Installation | undefined;
  /** The ID in the store, or the reason why it cannot be read. */
  marked: { id: string | undefined } | { unreadable: string };
}

async function openPair(database: Database, settings: Settings): Promise<Pair> {
  const tables = await database.introspection.getTables();
  if (!tables.some(({ name }) => name === 'installation'))
    throw new StartProblem('The database is from an older version. Start the server once, then retry.');
  const blobs = new EncryptedBlobs(await openStorage(settings), await loadKeys(settings));
  const marked = await blobs.installation().then(
    (id) => ({ id }),
    (error: unknown) => ({ unreadable: error instanceof Error ? error.message : String(error) }),
  );
  return { blobs, installation: await findInstallation(database), marked };
}

const describeIdentity = (marked: Pair['marked']) =>
  'unreadable' in marked ? `a marker that cannot be read: ${marked.unreadable}` : (marked.id ?? 'no marker');

function verdict({ installation, marked }: Pair): string {
  if ('unreadable' in marked) return 'They cannot be compared: the server refuses to start.';
  if (installation !== undefined && marked.id === installation.installation_id) return 'They belong together.';
  return marked.id === undefined
    ? 'The store belongs to no database yet.'
    : 'They do not belong together: the server refuses to start.';
}

async function countMissing(database: Database, blobs: BlobStore): Promise<{ rows: number; missing: number }> {
  const there = new Set<string>();
  for await (const { key } of blobs.list()) there.add(key);
  for await (const { key } of blobs.listQuarantine()) there.add(key);
  const rows = await database.selectFrom('blobs').select('blob_key').execute();
  return { rows: rows.length, missing: rows.filter(({ blob_key }) => !there.has(blob_key)).length };
}

export async function describeStore(database: Database, settings: Settings, clock: Clock): Promise<string> {
  const pair = await openPair(database, settings);
  const { blobs } = pair;
  const plan = await planSweep({ database, blobs, clock });
  const { rows, missing } = await countMissing(database, blobs);
  const expiry = plan.nextExpiry === undefined ? '' : ` The first is deleted at ${timestamp(plan.nextExpiry)}.`;
  return [
    `In ${databaseName(settings)}: ${pair.installation?.installation_id ?? 'no identity yet'}`,
    `In ${storeName(settings)}: ${describeIdentity(pair.marked)}`,
    verdict(pair),
    `${rows} files in the database, ${missing} of them not in the store.`,
    `${plan.blobs} files in the store, ${plan.orphans.length} of them without a row for more than an hour.`,
    `${plan.waiting + plan.wanted.length + plan.expired.length} files in the quarantine.${expiry}`,
    ...(plan.needsConfirmation
      ? ['Files without a row are too many to be moved without you: npm run blobs -- sweep --confirm']
      : []),
  ].join('\n');
}

interface Adopt {
  confirmed: boolean;
  clock: Clock;
}

/** Assigns the identity of the database to the store. Writes the marker; no file is moved or deleted. */
export async function adopt(database: Database, settings: Settings, { confirmed, clock }: Adopt): Promise<string> {
  const pair = await openPair(database, settings);
  const { blobs, installation, marked } = pair;
  if ('id' in marked && marked.id !== undefined && marked.id === installation?.installation_id)
    return 'They belong together already. Nothing was done.';
  if (!confirmed) {
    const { asked, readable } = await sampleBlobs(database, blobs);
    const { blobs: total, orphans } = await planSweep({ database, blobs, clock });
    return [
      `In ${databaseName(settings)}: ${installation?.installation_id ?? 'no identity yet'}`,
      `In ${storeName(settings)}: ${describeIdentity(marked)}`,
      `Tried ${asked} files of the database: ${readable} can be read from this store with this key.`,
      `${orphans.length} of ${total} files in the store have no row in this database: a later sweep would move them to the quarantine.`,
      'The marker of the store would carry the identity of this database from then on; no file is moved or deleted. Any ' +
        'other database that uses this store is refused at its next start.',
      'Nothing was done. To do it: npm run blobs -- adopt --confirm',
    ].join('\n');
  }
  await assignIdentity(database, blobs, clock);
  return `From now on ${storeName(settings)} belongs to ${databaseName(settings)}. Start the server.`;
}
