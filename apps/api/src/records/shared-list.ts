import type { components } from '../contract/contract.gen.ts';
import type { Queries } from '../database/database.ts';

type Schemas = components['schemas'];
export type SharedRecord = Schemas['SharedRecord'];
export type SharedArea = Schemas['SharedArea'];
export type KindName = Schemas['RecordKind'];

export type IsVisible = (kind: KindName, id: number) => boolean;

/** Data of a record that decides on its visibility. */
export interface SharedEntry {
  id: number;
  title: string;
  /** YYYY-MM-DD or an ISO 8601 timestamp. */
  date: string | null;
  /** Null for a record without a level, which counts as the strictest. */
  level: number | null;
  /** Defaults to the first area of the kind. */
  area?: SharedArea;
  tags?: readonly number[];
}

export interface Attachment {
  id: number;
  title: string;
}

export interface Sharing<Row> {
  areas: readonly [SharedArea, ...SharedArea[]];
  tags?: readonly number[];
  entry(row: Row): SharedEntry;
  attachments?(row: Row): readonly Attachment[];
  /** Copies the fields to serve. References to other records are included only if the reader sees those. */
  serve(row: Row, sees: IsVisible): Row;
  /** Set for a kind that FHIR documents leave out. */
  fhir?: false;
}

export interface SharedList<List> {
  kind: KindName;
  padlock: boolean;
  areas: readonly SharedArea[];
  tags: readonly number[];
  fhir: boolean;
  read(database: Queries, patientId: number): Promise<List>;
  empty: List;
  entries(list: List): (Required<SharedEntry> & { attachments: readonly Attachment[] })[];
  serve(list: List, sees: IsVisible): List;
  /** Returns lists with one row each, by the ID of the row. */
  single(list: List): Map<number, List>;
}

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

/** Declares a list that is not a plain array of rows. */
export function sharedRows<List, Row>({ kind, read, rows, list }: SharedRows<List, Row>): SharedList<List> {
  const { areas, tags = [], entry, attachments, serve, fhir = true } = kind.shared;
  return {
    kind: kind.name,
    padlock: kind.level !== null,
    areas,
    tags,
    fhir,
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

export const sharedList = <Row>({ kind, list }: Listed<Row>): SharedList<Row[]> =>
  sharedRows({ kind, read: list, rows: (all: Row[]) => all, list: (rows) => [...rows] });
