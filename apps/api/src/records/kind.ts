import type { Selectable } from 'kysely';
import type { components } from '../contract/contract.gen.ts';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Sharing } from './shared-list.ts';
import type { SpecialtiesColumn } from './specialties/choice.ts';
import type { TimelineSource } from './timeline.ts';

type Schemas = components['schemas'];
type KindName = Schemas['RecordKind'];

export type UndatedEntry = Omit<Schemas['FoundEntry'], 'tipo' | 'data'> & {
  tipo: Exclude<Schemas['FoundEntry']['tipo'], Schemas['TimelineKind']>;
  data: null;
};

interface Undated<Row> {
  tipo: Extract<UndatedEntry['tipo'], Schemas['TrashEntry']['tipo']>;
  title(row: Row): string;
  text(row: Row): string;
  /** Adds data that a client needs to restore the record, in addition to its ID. */
  inTrash?(row: Row): Pick<Schemas['TrashEntry'], 'contatto'>;
}

/** Columns that the life cycle maintains in every table of records. Timestamps are ISO 8601 by the server's clock. */
export interface RecordRow {
  id_paziente: number;
  author_id: number;
  deleted_at: string | null;
  /** Time of deletion by the server, in tables whose `deleted_at` is the date sent by the client. */
  deleted_on?: string | null;
  created_at: string;
  updated_at: string;
}

export type RecordTable = {
  [Table in keyof Tables]: Selectable<Tables[Table]> extends RecordRow ? Table : never;
}[keyof Tables];

type RowOf<Table extends RecordTable> = Selectable<Tables[Table]>;
export type ColumnOf<Table extends RecordTable> = keyof RowOf<Table> & string;

/** A kind of record; declare it with `recordKind`. */
export interface RecordKind<
  Row extends RecordRow = RecordRow,
  Content extends object = object,
  Shown extends object = object,
  Timeline extends TimelineSource | null = TimelineSource | null,
  Shared extends Sharing<Shown> | null = Sharing<Shown> | null,
> {
  name: KindName;
  /** Subject of problem details, such as 'The visit'. */
  title: string;
  table: RecordTable;
  /** Column values that select its rows in a table shared with other kinds. */
  among?: Readonly<Record<string, string | number>>;
  /** The parent; deleting it hides this record as well. */
  parent?: { table: RecordTable; id: string; column: string };
  id: string;
  /** Column with the server's time of deletion, from which the 30 days in the trash count. */
  trash: 'deleted_at' | 'deleted_on';
  /** Column of the confidentiality level; null for kinds that always have the strictest. */
  level: string | null;
  /** Columns of the chosen specialties, null for the proposed ones; absent for kinds whose specialties are fixed. */
  specialtyColumns?(chosen: readonly number[] | null): object;
  order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
  compare?(one: Row, other: Row): number;
  /** Places rows with a lower rank first. Computed once for each row, unlike what `compare` computes. */
  rank?(row: Row): number;
  show(row: Row): Shown;
  /** Adds data of other tables to the shown records. */
  withParts?(database: Queries, shown: Shown[]): Promise<Shown[]>;
  /** Timeline entries, also used by search and trash; null for undated kinds. */
  timeline: Timeline;
  undated?: Undated<Row>;
  /** Access by doctors and share links; null for kinds that only the owner sees. */
  shared: Shared;
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
    'name' | 'title' | 'compare' | 'rank' | 'show' | 'withParts' | 'timeline' | 'undated' | 'shared'
  > {
  table: Table;
  among?: Readonly<Record<Among, string | number>>;
  parent?: ParentOf<Table>;
  id: Id;
  trash: 'deleted_on' extends ColumnOf<Table> ? 'deleted_on' : 'deleted_at';
  level: Level;
  specialtyColumns?(chosen: readonly number[] | null): Partial<RowOf<Table>>;
  order: readonly (readonly [ColumnOf<Table>, 'asc' | 'desc'])[];
}

/** Declares a kind of record and checks its columns against the table. */
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
  Omit<RowOf<Table>, keyof RecordRow | Id | (Level & string) | Among | keyof SpecialtiesColumn>,
  Shown,
  Timeline,
  Shared
> => declaration;
