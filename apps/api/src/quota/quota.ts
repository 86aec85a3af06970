import type { Config } from '../config.ts';
import type { Database, Queries } from '../database/database.ts';
import { runInTransaction } from '../database/unit-of-work.ts';
import { quotaExceeded } from '../problem.ts';

export interface Usage {
  bytes: number;
  records: number;
}

export async function readUsage(database: Queries, patientId: number): Promise<Usage> {
  const row = await database
    .selectFrom('spazio')
    .select(['bytes', 'records'])
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
  return row ?? { bytes: 0, records: 0 };
}

const kinds = ['bytes', 'records'] as const;

export class Quota {
  readonly allowed: Usage;
  readonly #database: Database;

  constructor({ config, database }: { config: Pick<Config, 'QUOTA_BYTES' | 'QUOTA_RECORDS'>; database: Database }) {
    this.allowed = { bytes: config.QUOTA_BYTES, records: config.QUOTA_RECORDS };
    this.#database = database;
  }

  /** In the transaction of the work, whose row lock prevents concurrent overruns. @throws quotaExceeded */
  async enforce<Result>(patientId: number | undefined, work: () => Promise<Result>): Promise<Result> {
    if (patientId === undefined) return work();
    const before = await readUsage(this.#database, patientId);
    const result = await work();
    const after = await readUsage(this.#database, patientId);
    this.#refuse((kind) => after[kind] > this.allowed[kind] && after[kind] > before[kind]);
    return result;
  }

  runWithin<Result>(patientId: number | undefined, work: () => Promise<Result>): Promise<Result> {
    return runInTransaction(() => this.enforce(patientId, work));
  }

  async check(transaction: Queries, patientId: number): Promise<void> {
    const now = await readUsage(transaction, patientId);
    this.#refuse((kind) => now[kind] > this.allowed[kind]);
  }

  /** Only spares the blob store: concurrent requests may still use up the quota. */
  async checkInAdvance(patientId: number, bytes: number): Promise<void> {
    const now = await readUsage(this.#database, patientId);
    this.#refuse((kind) => kind === 'bytes' && now.bytes + bytes > this.allowed.bytes);
  }

  #refuse(isOver: (kind: keyof Usage) => boolean): void {
    const over = kinds.find(isOver);
    if (over !== undefined) throw quotaExceeded(over, this.allowed[over]);
  }
}
