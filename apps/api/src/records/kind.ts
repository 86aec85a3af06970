import type { Selectable } from 'kysely';
import type { components } from '../contract/contract.gen.ts';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Sharing } from './shared-list.ts';
import type { TimelineSource } from './timeline.ts';

type Schemas = components['schemas'];
type KindName = Schemas['RecordKind'];

/** A record that has no day, among the results of a search. */
export type UndatedEntry = Omit<Schemas['FoundEntry'], 'tipo' | 'data'> & {
  tipo: Exclude<Schemas['FoundEntry']['tipo'], Schemas['TimelineKind']>;
  data: null;
};

/** How the search and the trash show a kind whose records have no day. */
interface Undated<Row> {
  tipo: Extract<UndatedEntry['tipo'], Schemas['TrashEntry']['tipo']>;
  title(row: Row): string;
  /** Other words that a search finds. */
  text(row: Row): string;
  /** Adds to an entry of the trash what a client needs to restore the record, beyond its ID. */
  inTrash?(row: Row): Pick<Schemas['TrashEntry'], 'contatto'>;
}

/** The columns that the life cycle keeps in every table of records. Moments are ISO 8601 texts of the server's clock. */
export interface RecordRow {
  id_paziente: number;
  author_id: number;
  /** Null unless the record is deleted. */
  deleted_at: string | null;
  /** The server's moment of the deletion, in tables whose `deleted_at` is the date that the client sent. */
  deleted_on?: string | null;
  created_at: string;
  /** The version of the record: each change has a later one. */
  updated_at: string;
}

/** The tables of records: those that have all columns of a life cycle. */
export type RecordTable = {
  [Table in keyof Tables]: Selectable<Tables[Table]> extends RecordRow ? Table : never;
}[keyof Tables];

type RowOf<Table extends RecordTable> = Selectable<Tables[Table]>;
export type ColumnOf<Table extends RecordTable> = keyof RowOf<Table> & string;

/** A kind of record, as its area declares it; see `recordKind`. */
export interface RecordKind<
  Row extends RecordRow = RecordRow,
  Content extends object = object,
  Shown extends object = object,
  Timeline extends TimelineSource | null = TimelineSource | null,
  Shared extends Sharing<Shown> | null = Sharing<Shown> | null,
> {
  name: KindName;
  /** What problems call it: 'The visit'. */
  title: string;
  table: RecordTable;
  /** The values of the columns that set its rows apart, in a table that other kinds share. */
  among?: Readonly<Record<string, string | number>>;
  /** What it is attached to: with a deleted parent the record is gone as well. */
  parent?: { table: RecordTable; id: string; column: string };
  /** The column of its id. */
  id: string;
  /** The column with the server's moment of the deletion, from which the 30 days in the trash count. */
  trash: 'deleted_at' | 'deleted_on';
  /** The column of its own confidentiality level; null for what is always as secret as can be. */
  level: string | null;
  /** The order of a list. */
  order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
  /** Sorts a list where no order of columns can. */
  compare?(one: Row, other: Row): number;
  /** The record as the contract shows it to its owner. */
  show(row: Row): Shown;
  /** Fills in what other tables hold of a record, or of all records of one patient. */
  withParts?(database: Queries, shown: Shown[]): Promise<Shown[]>;
  /** Its entries in the timeline, where the search and the trash find them too; null for what has no day. */
  timeline: Timeline;
  /** Where it has no day; absent where the timeline shows its records. */
  undated?: Undated<Row>;
  /** How it is shared with doctors and through links; null for what stays with its owner. */
  shared: Shared;
  /** Never there: carries the type of what the area writes. */
  content?: Content;
}

type ParentOf<Table extends RecordTable> = {
  [Parent in RecordTable]: { table: Parent; id: ColumnOf<Parent>; column: ColumnOf<Table> };
}[RecordTable];

interface Declaration<
  Table extends RecordTable,
  Id extends ColumnOf<Table>,
  Level extends ColumnOf<Table> | null,
  Shown extends object,
  Timeline extends TimelineSource | null,
  Shared extends Sharing<Shown> | null,
  Among extends ColumnOf<Table>,
> extends Pick<
    RecordKind<RowOf<Table> & RecordRow, never, Shown, Timeline, Shared>,
    'name' | 'title' | 'compare' | 'show' | 'withParts' | 'timeline' | 'undated' | 'shared'
  > {
  table: Table;
  among?: Readonly<Record<Among, string | number>>;
  parent?: ParentOf<Table>;
  id: Id;
  trash: 'deleted_on' extends ColumnOf<Table> ? 'deleted_on' : 'deleted_at';
  level: Level;
  order: readonly (readonly [ColumnOf<Table>, 'asc' | 'desc'])[];
}

/** Declares a kind of record. Every column it names is checked against its table. */
export const recordKind = <
  Table extends RecordTable,
  Id extends ColumnOf<Table>,
  Level extends ColumnOf<Table> | null,
  Shown extends object,
  Timeline extends TimelineSource | null,
  Shared extends Sharing<Shown> | null,
  Among extends ColumnOf<Table> = never,
>(
  declaration: Declaration<Table, Id, Level, Shown, Timeline, Shared, Among>,
): RecordKind<
  RowOf<Table> & RecordRow,
  Omit<RowOf<Table>, keyof RecordRow | Id | (Level & string) | Among>,
  Shown,
  Timeline,
  Shared
> => declaration;
