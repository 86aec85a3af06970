import type { Config } from '../config.ts';
import type { Database, Queries } from '../database/database.ts';
import { together } from '../database/unit-of-work.ts';
import { quotaExceeded } from '../problem.ts';

export interface Usage {
  bytes: number;
  records: number;
}

export async function usageOf(database: Queries, patientId: number): Promise<Usage> {
  const row = await database
    .selectFrom('spazio')
    .select(['bytes', 'records'])
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
  return row ?? { bytes: 0, records: 0 };
}

const kinds = ['bytes', 'records'] as const;

/** The room that each account may take. */
export class Quota {
  readonly allowed: Usage;
  readonly #database: Database;

  constructor({ config, database }: { config: Pick<Config, 'QUOTA_BYTES' | 'QUOTA_RECORDS'>; database: Database }) {
    this.allowed = { bytes: config.QUOTA_BYTES, records: config.QUOTA_RECORDS };
    this.#database = database;
  }

  /**
   * Refuses work that makes the record of a patient larger than it may be. Work that frees room is done even where too
   * much is there, as after the limit was lowered. It has to run in the transaction of the work: the counter is a row that
   * the work has locked by the end, so that requests at the same moment cannot both take the last of the room.
   * @throws quotaExceeded
   */
  async within<Result>(patientId: number | undefined, work: () => Promise<Result>): Promise<Result> {
    if (patientId === undefined) return work();
    const before = await usageOf(this.#database, patientId);
    const result = await work();
    const after = await usageOf(this.#database, patientId);
    this.#refuse((kind) => after[kind] > this.allowed[kind] && after[kind] > before[kind]);
    return result;
  }

  /** The same for work that is in no unit of work yet. */
  keep<Result>(patientId: number | undefined, work: () => Promise<Result>): Promise<Result> {
    return together(() => this.within(patientId, work));
  }

  /** Refuses a record that is larger than it may be, in the transaction that has filled it. */
  async check(transaction: Queries, patientId: number): Promise<void> {
    const now = await usageOf(transaction, patientId);
    this.#refuse((kind) => now[kind] > this.allowed[kind]);
  }

  /** Refuses content before it is stored. Others may take the room meanwhile: this only spares the blob store. */
  async expect(patientId: number, bytes: number): Promise<void> {
    const now = await usageOf(this.#database, patientId);
    this.#refuse((kind) => kind === 'bytes' && now.bytes + bytes > this.allowed.bytes);
  }

  #refuse(isOver: (kind: keyof Usage) => boolean): void {
    const over = kinds.find(isOver);
    if (over !== undefined) throw quotaExceeded(over, this.allowed[over]);
  }
}
