import * as v from 'valibot';
import { tallied } from './tally.ts';

// A tar file, encrypted with age (https://age-encryption.org/v1): `head.json`, `blobs.key` (several keys are separated by
// commas), then
// `rows/<table>/<number>.ndjson.gz` in an order in which they can be put in, `blobs/<key>` as the blob store keeps them,
// and `tally.json`, without which the file is not whole.
export const format = 1;

/** What has to be known before the first row is put in. */
export const headSchema = v.strictObject({
  format: v.literal(format),
  made_at: v.string(),
  /** Names of the schema changes that the database had seen. */
  changes: v.array(v.string()),
});
export type Head = v.InferOutput<typeof headSchema>;

/** What was written, to hold against what has been put in. */
export const tallySchema = v.strictObject({
  tables: v.record(v.string(), tallied),
  /** The highest number that a table has ever given to a row: a number is never given twice. */
  numbered: v.record(v.string(), v.number()),
  blobs: v.number(),
});
export type Whole = v.InferOutput<typeof tallySchema>;

/** All the rows of a copy. */
export const rowsIn = ({ tables }: Whole): number => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** A copy cannot be made or put back; the message says why and what to do. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

const shortest = 12;

/** What the file is encrypted with. */
export function passphraseIn(environment: NodeJS.ProcessEnv): string {
  const passphrase = environment.BACKUP_PASSPHRASE ?? '';
  if (passphrase.length < shortest) {
    throw new BackupError(
      `Set BACKUP_PASSPHRASE to at least ${shortest} characters. Without it nobody can read a copy.`,
    );
  }
  return passphrase;
}
