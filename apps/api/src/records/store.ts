import type { Kysely } from 'kysely';
import { timestamp } from '../clock.ts';
import type { components } from '../contract/contract.gen.ts';
import type { Queries } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { internal } from '../problem.ts';
import type { RecordKind, RecordRow, UndatedEntry } from './kind.ts';
import type { Sharing } from './shared-list.ts';
import type { TimelineSource } from './timeline.ts';
import { versionAfter } from './version.ts';

type UntypedTables = Record<string, Record<string, unknown>>;
type Owner = Pick<RecordRow, 'id_paziente' | 'author_id'>;

/** An entry of the trash, but for the end of its 30 days. */
export type DeletedEntry = Omit<components['schemas']['TrashEntry'], 'ripristinabile_fino'>;

/** Confidentiality level of a new record whose author chose none. */
const strictest = 6;

/** Reads and writes the table of one kind of record. It knows nothing of what may be done with a record, or by whom. */
export function recordStore<
  Row extends RecordRow,
  Content extends object,
  Shown extends object,
  Timeline extends TimelineSource | null,
  Shared extends Sharing<Shown> | null,
>(kind: RecordKind<Row, Content, Shown, Timeline, Shared>) {
  const { id: key, trash, order, level: levelColumn, among = {}, parent } = kind;
  const table: string = kind.table;
  // Kysely cannot follow a table whose name is a parameter. What goes in and comes out has the types of the kind, whose
  // columns were checked against its table.
  const untyped = (database: Queries): Kysely<UntypedTables> => database as never;
  const typed = (row: unknown) => row as Row;
  const perhaps = (row: unknown) => row as Row | undefined;

  /** All rows of the kind, but those that went with their parent. */
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
  const ofPatient = prepared({ patientId: -1 }, (database, { patientId }) => {
    const kept = select(database).where('id_paziente', '=', patientId).where('deleted_at', 'is', null);
    return order.reduce((sorted, [column, direction]) => sorted.orderBy(column, direction), kept);
  });

  async function update(database: Queries, before: Row, change: object, now: number): Promise<Row | undefined> {
    const row = await untyped(database)
      .updateTable(table)
      .set({ ...change, updated_at: versionAfter(before.updated_at, now) })
      .where(key, '=', idOf(before))
      .where('updated_at', '=', before.updated_at)
      .returningAll()
      .executeTakeFirst();
    return perhaps(row);
  }

  const idOf = (row: Row): number => Number(Reflect.get(row, key));

  async function find(database: Queries, patientId: number, id: number): Promise<Row | undefined> {
    const row = await select(database).where(key, '=', id).where('id_paziente', '=', patientId).executeTakeFirst();
    return perhaps(row);
  }

  async function rows(database: Queries, patientId: number): Promise<Row[]> {
    const all = (await ofPatient(database, { patientId })).map(typed);
    return kind.compare ? all.sort(kind.compare) : all;
  }

  /** Reads those of a patient that were deleted at a moment (ISO 8601) or later. */
  async function deletedSince(database: Queries, patientId: number, moment: string): Promise<Row[]> {
    const own = select(database).where('id_paziente', '=', patientId);
    return (await own.where(trash, '>=', moment).execute()).map(typed);
  }

  async function showAll(database: Queries, some: readonly Row[]): Promise<Shown[]> {
    const shown = some.map((row) => kind.show(row));
    return kind.withParts && shown.length > 0 ? kind.withParts(database, shown) : shown;
  }

  return {
    kind,
    idOf,

    /** Records of one patient as the contract shows them. */
    showAll,

    /** A record as the contract shows it. */
    async show(database: Queries, row: Row): Promise<Shown> {
      const [shown] = await showAll(database, [row]);
      if (shown === undefined) throw internal(`${kind.title} cannot be shown.`);
      return shown;
    },

    /** The record of a patient, deleted or not. */
    find,
    /** A record that is not deleted, of any patient: who may see it is for the caller to decide. */
    async findOfAnyone(database: Queries, id: number): Promise<Row | undefined> {
      const row = await select(database).where(key, '=', id).where('deleted_at', 'is', null).executeTakeFirst();
      return perhaps(row);
    },
    /** Those of a patient that are not deleted, in their order. */
    rows,
    /** The same, as the contract shows them. */
    list: async (database: Queries, patientId: number): Promise<Shown[]> =>
      showAll(database, await rows(database, patientId)),

    deletedSince,

    /** Those of a patient that are not deleted and have no day, as a search finds them. */
    async listUndated(database: Queries, patientId: number): Promise<UndatedEntry[]> {
      const { undated } = kind;
      if (undated === undefined) return [];
      return (await rows(database, patientId)).map((row) => ({
        tipo: undated.tipo,
        id_record: idOf(row),
        data: null,
        titolo: undated.title(row),
        testo: undated.text(row),
        id_livello_confidenzialita: levelColumn === null ? null : Number(Reflect.get(row, levelColumn)),
      }));
    },

    /** Those of a patient that have no day and were deleted at a moment (ISO 8601) or later. */
    async listUndatedInTrash(database: Queries, patientId: number, moment: string): Promise<DeletedEntry[]> {
      const { undated } = kind;
      if (undated === undefined) return [];
      return (await deletedSince(database, patientId, moment)).map((row) => ({
        tipo: undated.tipo,
        id_record: idOf(row),
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

    /** Undefined when the record has changed since it was read. */
    update,

    /**
     * Gives a record another level of its own, whichever version of it there is. Returns false unless it is the
     * patient's own, not deleted, and of a kind with levels.
     */
    async setLevel(database: Queries, patientId: number, id: number, level: number, now: number): Promise<boolean> {
      if (levelColumn === null) return false;
      for (;;) {
        const before = await find(database, patientId, id);
        if (before === undefined || before.deleted_at !== null) return false;
        if ((await update(database, before, { [levelColumn]: level }, now)) !== undefined) return true;
      }
    },
  };
}

export type RecordStore<Row extends RecordRow, Content extends object, Shown extends object> = ReturnType<
  typeof recordStore<Row, Content, Shown, TimelineSource | null, Sharing<Shown> | null>
>;
