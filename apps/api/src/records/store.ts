import type { Kysely } from 'kysely';
import { timestamp } from '../clock.ts';
import type { components } from '../contract/contract.gen.ts';
import type { Queries } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { strictest } from '../policy/visibility.ts';
import { internal } from '../problem.ts';
import type { RecordKind, RecordRow, UndatedEntry } from './kind.ts';
import type { Sharing } from './shared-list.ts';
import type { TimelineSource } from './timeline.ts';
import { nextVersion } from './version.ts';

type UntypedTables = Record<string, Record<string, unknown>>;
type Owner = Pick<RecordRow, 'id_paziente' | 'author_id'>;

export type DeletedEntry = Omit<components['schemas']['TrashEntry'], 'ripristinabile_fino'>;

/** Reads and writes the table of one kind of record, without access checks. */
export function recordStore<
  Row extends RecordRow,
  Content extends object,
  Shown extends object,
  Timeline extends TimelineSource | null,
  Shared extends Sharing<Shown> | null,
>(kind: RecordKind<Row, Content, Shown, Timeline, Shared>) {
  const { id: key, trash, order, level: levelColumn, among = {}, parent } = kind;
  const table: string = kind.table;
  // Kysely cannot type a table whose name is a parameter. The columns of the kind were checked against its table.
  const untyped = (database: Queries): Kysely<UntypedTables> => database as never;
  const typed = (row: unknown) => row as Row;
  const typedOrUndefined = (row: unknown) => row as Row | undefined;

  function select(database: Queries) {
    const query = untyped(database)
      .selectFrom(table)
      .selectAll()
      .where((row) => row.and(among));
    if (parent === undefined) return query;
    return query.where(({ exists, not, selectFrom }) => {
      const parents = selectFrom(parent.table).whereRef(
        `${parent.table}.${parent.id}`,
        '=',
        `${table}.${parent.column}`,
      );
      return not(exists(parents.select(parent.id).where(`${parent.table}.deleted_at`, 'is not', null)));
    });
  }

  // Stryker disable next-line UnaryOperator: the number only stands for the one of each call
  const patientRows = prepared({ patientId: -1 }, (database, { patientId }) => {
    const kept = select(database).where('id_paziente', '=', patientId).where('deleted_at', 'is', null);
    return order.reduce((sorted, [column, direction]) => sorted.orderBy(column, direction), kept);
  });

  async function update(database: Queries, before: Row, change: object, now: number): Promise<Row | undefined> {
    const row = await untyped(database)
      .updateTable(table)
      .set({ ...change, updated_at: nextVersion(before.updated_at, now) })
      .where(key, '=', getId(before))
      .where('updated_at', '=', before.updated_at)
      .returningAll()
      .executeTakeFirst();
    return typedOrUndefined(row);
  }

  const getId = (row: Row): number => Number(Reflect.get(row, key));

  async function find(database: Queries, patientId: number, id: number): Promise<Row | undefined> {
    const row = await select(database).where(key, '=', id).where('id_paziente', '=', patientId).executeTakeFirst();
    return typedOrUndefined(row);
  }

  /** Changes a record in any version. Returns undefined unless the patient owns it and it is not deleted. */
  async function overwrite(database: Queries, patientId: number, id: number, change: object, now: number) {
    for (;;) {
      const before = await find(database, patientId, id);
      if (before === undefined || before.deleted_at !== null) return undefined;
      const after = await update(database, before, change, now);
      if (after !== undefined) return after;
    }
  }

  async function rows(database: Queries, patientId: number): Promise<Row[]> {
    const all = (await patientRows(database, { patientId })).map(typed);
    if (kind.compare) all.sort(kind.compare);
    const { rank } = kind;
    if (rank === undefined) return all;
    const ranked = all.map((row) => ({ row, rank: rank(row) }));
    return ranked.sort((one, other) => one.rank - other.rank).map(({ row }) => row);
  }

  /** Reads the records of a patient that were deleted at or after a time (ISO 8601). */
  async function deletedSince(database: Queries, patientId: number, moment: string): Promise<Row[]> {
    const own = select(database).where('id_paziente', '=', patientId);
    return (await own.where(trash, '>=', moment).execute()).map(typed);
  }

  async function showAll(database: Queries, some: readonly Row[]): Promise<Shown[]> {
    const shown = some.map((row) => kind.show(row));
    return kind.withParts && shown.length > 0 ? kind.withParts(database, shown) : shown;
  }

  async function show(database: Queries, row: Row): Promise<Shown> {
    const [shown] = await showAll(database, [row]);
    if (shown === undefined) throw internal(`${kind.title} cannot be shown.`);
    return shown;
  }

  return {
    kind,
    idOf: getId,

    /** Converts records of one patient to their representation in the contract. */
    showAll,

    show,

    find,
    /** Finds a record, deleted or not, as the contract represents it. */
    async findShown(
      database: Queries,
      patientId: number,
      id: number,
    ): Promise<{ shown: Shown; deleted: boolean } | undefined> {
      const row = await find(database, patientId, id);
      return row && { shown: await show(database, row), deleted: row.deleted_at !== null };
    },
    /** Finds a record that is not deleted, of any patient. The caller must check access. */
    async findById(database: Queries, id: number): Promise<Row | undefined> {
      const row = await select(database).where(key, '=', id).where('deleted_at', 'is', null).executeTakeFirst();
      return typedOrUndefined(row);
    },
    rows,
    list: async (database: Queries, patientId: number): Promise<Shown[]> =>
      showAll(database, await rows(database, patientId)),

    deletedSince,

    /** Returns the undated records of a patient that are not deleted, as search results. */
    async listUndated(database: Queries, patientId: number): Promise<UndatedEntry[]> {
      const { undated } = kind;
      if (undated === undefined) return [];
      return (await rows(database, patientId)).map((row) => ({
        tipo: undated.tipo,
        id_record: getId(row),
        data: null,
        titolo: undated.title(row),
        testo: undated.text(row),
        id_livello_confidenzialita: levelColumn === null ? null : Number(Reflect.get(row, levelColumn)),
      }));
    },

    /** Returns the undated records of a patient that were deleted at or after a time (ISO 8601). */
    async listUndatedInTrash(database: Queries, patientId: number, moment: string): Promise<DeletedEntry[]> {
      const { undated } = kind;
      if (undated === undefined) return [];
      return (await deletedSince(database, patientId, moment)).map((row) => ({
        tipo: undated.tipo,
        id_record: getId(row),
        data: null,
        titolo: undated.title(row),
        eliminato_il: row[trash] ?? moment,
        ...undated.inTrash?.(row),
      }));
    },

    async insert(
      database: Queries,
      owner: Owner,
      content: Content,
      now: number,
      level: number = strictest,
    ): Promise<Row> {
      const at = timestamp(now);
      const own = levelColumn === null ? {} : { [levelColumn]: level };
      const values = { ...owner, ...content, ...among, ...own, created_at: at, updated_at: at };
      return typed(await untyped(database).insertInto(table).values(values).returningAll().executeTakeFirstOrThrow());
    },

    /** Returns undefined when the record has changed since it was read. */
    update,

    /**
     * Sets the confidentiality level of a record in any version. Returns false unless the patient owns it, it is not
     * deleted and its kind has levels.
     */
    async setLevel(database: Queries, patientId: number, id: number, level: number, now: number): Promise<boolean> {
      if (levelColumn === null) return false;
      return (await overwrite(database, patientId, id, { [levelColumn]: level }, now)) !== undefined;
    },

    /**
     * Sets the specialties of a record in any version, or returns to the proposed ones. Returns undefined unless the
     * patient owns the record, it is not deleted and its specialties can be chosen.
     */
    async setSpecialties(
      database: Queries,
      patientId: number,
      id: number,
      chosen: readonly number[] | null,
      now: number,
    ): Promise<Shown | undefined> {
      const columns = kind.specialtyColumns?.(chosen);
      const row = columns && (await overwrite(database, patientId, id, columns, now));
      return row && show(database, row);
    },
  };
}

export type RecordStore<Row extends RecordRow, Content extends object, Shown extends object> = ReturnType<
  typeof recordStore<Row, Content, Shown, TimelineSource | null, Sharing<Shown> | null>
>;
