import type { BlobStore } from './blobs/blobs.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Document } from './contract/document.ts';
import type { Handlers } from './contract/handlers.ts';
import type { Database } from './database/database.ts';
import type { WorkerLimits } from './workers/workers.ts';

/** What a server is made of. Tests hand in their own. */
export interface Parts {
  config: Config;
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  version: string;
  /** Every account has every feature but the administration; left out: while payments are not configured. */
  everythingFree?: boolean;
  /** Told that a mail waits in the database. */
  onMail?: () => void;
  /** Where log lines go; standard output when left out. */
  logTo?: { write(line: string): void };
  /** Another contract than our own, to show what it would be refused for. */
  document?: Document;
  handlers?: Handlers;
  /** Bytes that the disk must have left for a server to be ready; a usual amount when left out. */
  minimumFree?: number;
  /** Less than usual for what workers do. */
  workerLimits?: WorkerLimits;
  /** Less of it than usual with clients that send slowly. */
  patience?: Record<'headers' | 'body' | 'request' | 'silence' | 'lookEvery', number>;
}
