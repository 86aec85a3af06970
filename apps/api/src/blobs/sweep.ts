import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { eraseForgotten, keysWithRow } from './blobs.repository.ts';
import type { BlobStore } from './blobs.ts';
import { checkInstallation } from './identity.ts';

const minute = 60_000;
/** A request stores blobs before the rows that refer to them, and no request lasts this long. */
const graceMs = 60 * minute;
export const quarantineDays = 30;
const quarantineMs = quarantineDays * 24 * 60 * minute;

/** More orphans than both limits indicate a wrong database rather than failed requests. */
const maxUnconfirmed = 20;
const maxUnconfirmedShare = 0.05;

export interface SweepPlan {
  blobs: number;
  orphans: string[];
  needsConfirmation: boolean;
  wanted: string[];
  expired: string[];
  waiting: number;
  nextExpiry: number | undefined;
}

export interface SweepResult {
  quarantined: number;
  released: number;
  expired: number;
  held: number;
}

interface Parts {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
}

export async function planSweep({ database, blobs, clock }: Parts): Promise<SweepPlan> {
  const now = clock();
  let total = 0;
  const old: string[] = [];
  for await (const { key, writtenAt } of blobs.list()) {
    total += 1;
    if (now - writtenAt >= graceMs) old.push(key);
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

/** Quarantines blobs without a row for 30 days. @throws StartProblem when the store is of another database. */
export async function sweep(parts: Parts, { confirmed = false } = {}): Promise<SweepResult> {
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
