import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { eraseForgotten, keysWithRow } from './blobs.repository.ts';
import type { BlobStore } from './blobs.ts';
import { checkInstallation } from './identity.ts';

const minute = 60_000;
/** A request stores its blobs before the rows that refer to them; no request lasts that long. */
const grace = 60 * minute;
export const quarantineDays = 30;
const quarantineMs = quarantineDays * 24 * 60 * minute;

/** More orphans than both of these are a wrong database rather than requests that failed. */
const maxUnconfirmed = 20;
const maxUnconfirmedShare = 0.05;

export interface Sweep {
  /** Blobs outside the quarantine. */
  blobs: number;
  /** Blobs that no row refers to. */
  orphans: string[];
  /** True when there are too many orphans to move them without an operator's confirmation. */
  needsConfirmation: boolean;
  /** Blobs in the quarantine that a row refers to again. */
  wanted: string[];
  /** Blobs whose 30 days in the quarantine are over. */
  expired: string[];
  /** Blobs that stay in the quarantine. */
  waiting: number;
  /** When the oldest of them goes, in milliseconds since 1970. */
  nextExpiry: number | undefined;
}

export interface Swept {
  quarantined: number;
  released: number;
  expired: number;
  /** Orphans that were left where they are, because they are too many. */
  held: number;
}

interface Parts {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
}

/** Finds what a sweep would do, and changes nothing. */
export async function planSweep({ database, blobs, clock }: Parts): Promise<Sweep> {
  const now = clock();
  let total = 0;
  const old: string[] = [];
  for await (const { key, writtenAt } of blobs.list()) {
    total += 1;
    if (now - writtenAt >= grace) old.push(key);
  }
  const quarantined: { key: string; since: number }[] = [];
  for await (const one of blobs.listQuarantine()) quarantined.push(one);

  const rows = await keysWithRow(database, 'blobs', [...old, ...quarantined.map(({ key }) => key)]);
  const deleted = await keysWithRow(database, 'blob_deletions', old);
  const orphans = old.filter((key) => !rows.has(key) && !deleted.has(key));
  const unwanted = quarantined.filter(({ key }) => !rows.has(key));
  const waiting = unwanted.filter(({ since }) => now - since < quarantineMs);
  return {
    blobs: total,
    orphans,
    needsConfirmation: orphans.length > maxUnconfirmed && orphans.length > total * maxUnconfirmedShare,
    wanted: quarantined.filter(({ key }) => rows.has(key)).map(({ key }) => key),
    expired: unwanted.filter(({ since }) => now - since >= quarantineMs).map(({ key }) => key),
    waiting: waiting.length,
    nextExpiry: waiting.map(({ since }) => since + quarantineMs).sort((a, b) => a - b)[0],
  };
}

/**
 * Erases what was deleted on purpose, moves blobs without a row into the quarantine, releases those that have a row again,
 * and removes those whose 30 days are over.
 * @throws StartProblem when the store is not that of the database.
 */
export async function sweep(parts: Parts, { confirmed = false } = {}): Promise<Swept> {
  const { database, blobs } = parts;
  await checkInstallation(database, blobs);
  await eraseForgotten(database, blobs);
  const { wanted, expired, orphans, needsConfirmation } = await planSweep(parts);
  for (const key of wanted) await blobs.release(key);
  for (const key of expired) await blobs.delete(key);
  const held = needsConfirmation && !confirmed;
  if (!held) for (const key of orphans) await blobs.quarantine(key);
  return {
    quarantined: held ? 0 : orphans.length,
    released: wanted.length,
    expired: expired.length,
    held: held ? orphans.length : 0,
  };
}
