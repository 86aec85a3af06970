import type { RecordChange } from '../../area-services.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';

type RecordLine = components['schemas']['RecordLine'];

export interface LastRead {
  at: string;
  /** Position in the audit of the record. */
  sequence: number;
}

const changes = ['created', 'changed', 'level', 'restored'] as const;

/** Limited by the depth of an expression in SQLite, 1000. */
const batchSize = 500;

export interface ReadRecord {
  id_paziente: number;
  /** Later readings do not count. */
  until?: string | undefined;
}

/** The card is the first entry of each reading of a whole record. */
export async function findLastReads(
  database: Queries,
  userId: number,
  records: readonly ReadRecord[],
): Promise<Map<number, LastRead>> {
  const found = new Map<number, LastRead>();
  for (let from = 0; from < records.length; from += batchSize) {
    const rows = await database
      .selectFrom('audit')
      .select('id_paziente')
      .select(({ fn }) => [fn.max('at').as('at'), fn.max('sequence').as('sequence')])
      .where(({ and, eb, or }) =>
        or(
          records
            .slice(from, from + batchSize)
            .map(({ id_paziente, until }) =>
              and([eb('id_paziente', '=', id_paziente), ...(until === undefined ? [] : [eb('at', '<=', until)])]),
            ),
        ),
      )
      .where('kind', '=', 'patient')
      .whereRef('id_record', '=', 'id_paziente')
      .where('action', '=', 'read')
      .where('id_utente', '=', userId)
      .groupBy('id_paziente')
      .execute();
    for (const { id_paziente, at, sequence } of rows) found.set(id_paziente, { at, sequence: Number(sequence) });
  }
  return found;
}

const selectChanges = (database: Queries, userId: number, patientId: number, after: number) =>
  database
    .selectFrom('audit')
    .where('id_paziente', '=', patientId)
    .where('sequence', '>', after)
    .where('action', 'in', changes)
    .where('id_utente', '!=', userId);

export async function findLastChange(database: Queries, userId: number, patientId: number, after: number) {
  const row = await selectChanges(database, userId, patientId, after)
    .select('at')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

export async function listChanges(
  database: Queries,
  userId: number,
  patientId: number,
  after: number,
): Promise<RecordChange[]> {
  const rows = await selectChanges(database, userId, patientId, after)
    .select(['kind', 'id_record'])
    .select(({ fn }) => fn.max('sequence').as('sequence'))
    .groupBy(['kind', 'id_record'])
    .execute();
  return rows.map(({ kind, id_record, sequence }) => ({ tipo: kind, id_record, sequence: Number(sequence) }));
}

export async function hasRead(
  database: Queries,
  userId: number,
  patientId: number,
  { tipo, id_record }: RecordLine,
  after: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('audit')
    .select('id_audit')
    .where('id_paziente', '=', patientId)
    .where('kind', '=', tipo)
    .where('id_record', '=', id_record)
    .where('sequence', '>', after)
    .where('action', '=', 'read')
    .where('id_utente', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
