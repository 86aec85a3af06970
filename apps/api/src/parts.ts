import type { BlobStore } from './blobs/blobs.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Document } from './contract/document.ts';
import type { Handlers } from './contract/handlers.ts';
import type { Database } from './database/database.ts';
import type { WorkerLimits } from './workers/workers.ts';

export interface Parts {
  config: Config;
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  version: string;
  /** Every account has every feature except the administration. Defaults to true while payments are not configured. */
  everythingFree?: boolean;
  onMail?: () => void;
  logTo?: { write(line: string): void };
  document?: Document;
  handlers?: Handlers;
  minimumFree?: number;
  workerLimits?: WorkerLimits;
  /** Module of the worker processes. Defaults to the one next to the server's. */
  workerEntry?: URL;
  timeouts?: Record<'headers' | 'body' | 'request' | 'silence' | 'checkIntervalMs', number>;
}
