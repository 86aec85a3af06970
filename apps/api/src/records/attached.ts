import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { ColumnOf, RecordTable } from './kind.ts';

type UntypedTables = Record<string, Record<string, unknown>>;
// As in the store: the columns were checked against their table where they were declared.
const untyped = (database: Queries): Kysely<UntypedTables> => database as never;

/** What the kind of an attachment reads of the record that it is attached to. */
export interface Parent {
  table: RecordTable;
  id: string;
  title: string;
  level: string;
  /** The column of the attachment with the id of its parent. */
  column: string;
}

/** A parent, of which every column is checked against its table. */
export const parentIn = <Table extends RecordTable, Column extends string>(
  table: Table,
  columns: Record<'id' | 'title' | 'level', ColumnOf<Table>> & { column: Column },
) => ({ table, ...columns });

interface ParentRow {
  id: number;
  title: string;
  level: number | null;
}

/** Reads the parents of a patient's attachments: one of them, or all. */
export function parentReader({ table, id, title, level }: Parent) {
  const select = (database: Queries, patientId: number) =>
    untyped(database)
      .selectFrom(table)
      .select([`${id} as id`, `${title} as title`, `${level} as level`])
      .where('id_paziente', '=', patientId);
  const ofAll = prepared({ patientId: -1 }, (database, { patientId }) => select(database, patientId));
  const ofOne = prepared({ patientId: -1, one: -2 }, (database, { patientId, one }) =>
    select(database, patientId).where(id, '=', one),
  );
  return async (database: Queries, patientId: number, one?: number): Promise<ParentRow[]> => {
    const rows: unknown = await (one === undefined
      ? ofAll(database, { patientId })
      : ofOne(database, { patientId, one }));
    return rows as ParentRow[];
  };
}

/** Tells whether something can be attached to a record of a patient: it is there, and not deleted. */
export async function isAlive(database: Queries, { table, id }: Parent, patientId: number, one: number) {
  const own = untyped(database).selectFrom(table).select(id).where(id, '=', one).where('id_paziente', '=', patientId);
  return (await own.where('deleted_at', 'is', null).executeTakeFirst()) !== undefined;
}

const ofParent = ({ table, id, column }: Parent, own: RecordTable) =>
  sql`${sql.table(table)} as parent where ${sql.ref(`parent.${id}`)} = ${sql.ref(`${own}.${column}`)}`;

/** In a query of attachments: the title of the parent. */
export const parentTitle = (parent: Parent, own: RecordTable): RawBuilder<string | null> =>
  sql`(select ${sql.ref(`parent.${parent.title}`)} from ${ofParent(parent, own)})`;

/** In a query of attachments: the level of the parent. */
export const parentLevel = (parent: Parent, own: RecordTable): RawBuilder<number | null> =>
  sql`(select ${sql.ref(`parent.${parent.level}`)} from ${ofParent(parent, own)})`;

/** In a query of attachments: what is attached to a deleted record went with it. */
export const parentIsKept = (parent: Parent, own: RecordTable): RawBuilder<boolean> =>
  sql`not exists (select 1 from ${ofParent(parent, own)} and parent.deleted_at is not null)`;

/** What a kind reads of the records that are attached to its own. */
export interface Attachments {
  table: RecordTable;
  /** The column with the id of what they are attached to. */
  column: string;
  id: string;
  title: string;
}

/** Attachments, of which every column is checked against their table. */
export const attachmentsIn = <Table extends RecordTable>(
  table: Table,
  columns: Record<'column' | 'id' | 'title', ColumnOf<Table>>,
): Attachments => ({ table, ...columns });

export interface AttachmentRow {
  parent: number;
  id: number;
  title: string;
}

/** Reads the attachments of some records, or of all of a patient, that are not deleted. */
export function attachmentReader({ table, column, id, title }: Attachments) {
  const select = (database: Queries) =>
    untyped(database)
      .selectFrom(table)
      .select([`${column} as parent`, `${id} as id`, `${title} as title`])
      .where('deleted_at', 'is', null)
      .orderBy(id);
  const ofAll = prepared({ patientId: -1 }, (database, { patientId }) =>
    select(database).where('id_paziente', '=', patientId).where(column, 'is not', null),
  );
  const typed = (rows: unknown) => rows as AttachmentRow[];
  return {
    ofAll: async (database: Queries, patientId: number) => typed(await ofAll(database, { patientId })),
    ofSome: async (database: Queries, patientIds: readonly number[], parents: readonly number[]) => {
      const own = select(database).where('id_paziente', 'in', patientIds).where(column, 'in', parents);
      return typed(await own.execute());
    },
  };
}
