import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { ColumnOf, RecordTable } from './kind.ts';

type UntypedTables = Record<string, Record<string, unknown>>;
// The columns were checked against their table where they were declared.
const untyped = (database: Queries): Kysely<UntypedTables> => database as never;

export interface Parent {
  table: RecordTable;
  id: string;
  title: string;
  level: string;
  /** Columns from which the specialties of the parent follow. */
  category: string;
  specialties: string;
  /** Column of its day, and of the timestamp that counts without one. */
  day: string;
  created: string;
  /** Column of the attachment that holds the ID of its parent. */
  column: string;
}

/** Declares a parent and checks its columns against the table. */
export const declareParent = <Table extends RecordTable, Column extends string>(
  table: Table,
  columns: Record<'id' | 'title' | 'level' | 'category' | 'specialties' | 'day' | 'created', ColumnOf<Table>> & {
    column: Column;
  },
) => ({ table, ...columns });

interface ParentRow {
  id: number;
  title: string;
  level: number | null;
  category: string | null;
  /** JSON of the chosen specialties. */
  specialties: string | null;
}

export function parentReader({ table, id, title, level, category, specialties }: Parent) {
  const select = (database: Queries, patientId: number) =>
    untyped(database)
      .selectFrom(table)
      .select([`${id} as id`, `${title} as title`, `${level} as level`])
      .select([`${category} as category`, `${specialties} as specialties`])
      .where('id_paziente', '=', patientId);
  const allQuery = prepared({ patientId: -1 }, (database, { patientId }) => select(database, patientId));
  const oneQuery = prepared({ patientId: -1, one: -2 }, (database, { patientId, one }) =>
    select(database, patientId).where(id, '=', one),
  );
  return async (database: Queries, patientId: number, one?: number): Promise<ParentRow[]> => {
    const rows: unknown = await (one === undefined
      ? allQuery(database, { patientId })
      : oneQuery(database, { patientId, one }));
    return rows as ParentRow[];
  };
}

/** Returns true if the parent belongs to the patient and is not deleted. */
export async function parentExists(database: Queries, { table, id }: Parent, patientId: number, one: number) {
  const own = untyped(database).selectFrom(table).select(id).where(id, '=', one).where('id_paziente', '=', patientId);
  return (await own.where('deleted_at', 'is', null).executeTakeFirst()) !== undefined;
}

const parentSource = ({ table, id, column }: Parent, own: RecordTable) =>
  sql`${sql.table(table)} as parent where ${sql.ref(`parent.${id}`)} = ${sql.ref(`${own}.${column}`)}`;

/** SQL: title of the parent of an attachment. */
export const parentTitle = (parent: Parent, own: RecordTable): RawBuilder<string | null> =>
  sql`(select ${sql.ref(`parent.${parent.title}`)} from ${parentSource(parent, own)})`;

/** SQL: level of the parent of an attachment. */
export const parentLevel = (parent: Parent, own: RecordTable): RawBuilder<number | null> =>
  sql`(select ${sql.ref(`parent.${parent.level}`)} from ${parentSource(parent, own)})`;

/** SQL: day of the parent of an attachment, as the timeline has it. */
export const parentDay = (parent: Parent, own: RecordTable): RawBuilder<string | null> =>
  sql`(select coalesce(${sql.ref(`parent.${parent.day}`)}, substr(${sql.ref(`parent.${parent.created}`)}, 1, 10)) from ${parentSource(parent, own)})`;

/** SQL: category of the parent of an attachment. */
export const parentCategory = (parent: Parent, own: RecordTable): RawBuilder<string | null> =>
  sql`(select ${sql.ref(`parent.${parent.category}`)} from ${parentSource(parent, own)})`;

/** SQL: JSON of the chosen specialties of the parent of an attachment. */
export const parentSpecialties = (parent: Parent, own: RecordTable): RawBuilder<string | null> =>
  sql`(select ${sql.ref(`parent.${parent.specialties}`)} from ${parentSource(parent, own)})`;

/** SQL: false if the parent of an attachment is deleted. */
export const parentIsNotDeleted = (parent: Parent, own: RecordTable): RawBuilder<boolean> =>
  sql`not exists (select 1 from ${parentSource(parent, own)} and parent.deleted_at is not null)`;

export interface Attachments {
  table: RecordTable;
  column: string;
  id: string;
  title: string;
}

/** Declares attachments and checks their columns against the table. */
export const declareAttachments = <Table extends RecordTable>(
  table: Table,
  columns: Record<'column' | 'id' | 'title', ColumnOf<Table>>,
): Attachments => ({ table, ...columns });

export interface AttachmentRow {
  parent: number;
  id: number;
  title: string;
}

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
