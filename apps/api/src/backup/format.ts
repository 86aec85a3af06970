import * as v from 'valibot';
import { tallyResult } from './tally.ts';

// Tar in age encryption (https://age-encryption.org/v1): `head.json`, `blobs.key` (comma-separated), `tally.json` last,
// `rows/<table>/<number>.ndjson.gz` in an order that respects foreign keys, and `blobs/<key>` as in the store.
export const format = 1;

export const headSchema = v.strictObject({
  format: v.literal(format),
  made_at: v.string(),
  changes: v.array(v.string()),
});
export type Head = v.InferOutput<typeof headSchema>;

export const tallySchema = v.strictObject({
  tables: v.record(v.string(), tallyResult),
  /** The highest ID ever assigned in a table: IDs are never reused. */
  numbered: v.record(v.string(), v.number()),
  blobs: v.number(),
});
export type BackupTotals = v.InferOutput<typeof tallySchema>;

export const countRows = ({ tables }: BackupTotals): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

const minPassphraseLength = 12;

/** @throws BackupError when the passphrase is missing or too short. */
export function readPassphrase(environment: NodeJS.ProcessEnv): string {
  const passphrase = environment.BACKUP_PASSPHRASE ?? '';
  if (passphrase.length < minPassphraseLength) {
    throw new BackupError(
      `Set BACKUP_PASSPHRASE to at least ${minPassphraseLength} characters. It is required to restore the backup.`,
    );
  }
  return passphrase;
}
