import type { components } from '../contract/contract.gen.ts';
import type { Queries } from '../database/database.ts';

type Schemas = components['schemas'];
export type SharedRecord = Schemas['SharedRecord'];
export type SharedArea = Schemas['SharedArea'];
export type KindName = Schemas['RecordKind'];

/** Returns whether the reader of a shared record is shown a record of it. */
export type Sees = (kind: KindName, id: number) => boolean;

/** What privacy asks about a record. */
export interface SharedEntry {
  id: number;
  title: string;
  /** YYYY-MM-DD, or a moment (ISO 8601). */
  date: string | null;
  /** Null for a record without a level of its own, which counts as the strictest. */
  level: number | null;
  /** Left out: the first area of the kind. */
  area?: SharedArea;
  /** Ids of specialties; left out: those of the kind. */
  tags?: readonly number[];
}

/** A file that is attached to a record. */
export interface Attachment {
  id: number;
  title: string;
}

/** How a kind of record is shared with doctors and through links. */
export interface Sharing<Row> {
  areas: readonly [SharedArea, ...SharedArea[]];
  /** Ids of the specialties that all of its records belong to. */
  tags?: readonly number[];
  entry(row: Row): SharedEntry;
  attachments?(row: Row): readonly Attachment[];
  /** Copies the fields that are served. One that points to another record is served only if the reader sees that one. */
  serve(row: Row, sees: Sees): Row;
}

/** One list of the shared record: where its rows come from, and what of them is served. */
export interface SharedList<List> {
  kind: KindName;
  /** Its records have levels of their own. */
  padlock: boolean;
  areas: readonly SharedArea[];
  tags: readonly number[];
  read(database: Queries, patientId: number): Promise<List>;
  empty: List;
  entries(list: List): (Required<SharedEntry> & { attachments: readonly Attachment[] })[];
  /** The rows that the reader sees, each with the fields that are served. */
  serve(list: List, sees: Sees): List;
  /** Lists with one row each, by the id of the row. */
  single(list: List): Map<number, List>;
}

/** What a list needs to know of the kind of its records. */
interface SharedKind<Row> {
  name: KindName;
  level: string | null;
  shared: Sharing<Row>;
}

interface SharedRows<List, Row> {
  kind: SharedKind<Row>;
  read(database: Queries, patientId: number): Promise<List>;
  rows(list: List): readonly Row[];
  list(rows: readonly Row[]): List;
}

/** Declares a list that is not simply one of rows. */
export function sharedRows<List, Row>({ kind, read, rows, list }: SharedRows<List, Row>): SharedList<List> {
  const { areas, tags = [], entry, attachments, serve } = kind.shared;
  return {
    kind: kind.name,
    padlock: kind.level !== null,
    areas,
    tags,
    read,
    empty: list([]),
    entries: (all) =>
      rows(all).map((row) => ({ area: areas[0], tags, ...entry(row), attachments: attachments?.(row) ?? [] })),
    serve: (all, sees) =>
      list(
        rows(all)
          .filter((row) => sees(kind.name, entry(row).id))
          .map((row) => serve(row, sees)),
      ),
    single: (all) => new Map(rows(all).map((row) => [entry(row).id, list([row])])),
  };
}

interface Listed<Row> {
  kind: SharedKind<Row>;
  list(database: Queries, patientId: number): Promise<Row[]>;
}

/** The list of all records of a kind. */
export const sharedList = <Row>({ kind, list }: Listed<Row>): SharedList<Row[]> =>
  sharedRows({ kind, read: list, rows: (all: Row[]) => all, list: (rows) => [...rows] });
