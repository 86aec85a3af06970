import { type AliasableExpression, type ExpressionBuilder, sql } from 'kysely';
import type { components } from '../contract/contract.gen.ts';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type TimelineKind = components['schemas']['TimelineKind'];

/** What every entry of the timeline has, of whichever kind. */
export interface TimelineRow {
  id: number;
  /** YYYY-MM-DD */
  data: string;
  titolo: string;
  /** What else a search finds it by. */
  testo: string;
  livello: number | null;
  /** The server's moment of the deletion (ISO 8601). */
  eliminato: string | null;
  /** Which list a diagnosis, an exam or a therapy is in: what was excluded, or is forbidden, is not what somebody has. */
  stato?: string | number | undefined;
  /** Of a diagnosis. */
  tipo_diagnosi?: components['schemas']['DiagnosisType'] | undefined;
  /** Of a file: the exam that it is attached to, and the level of that exam. */
  id_indagine?: number | null | undefined;
  parent_level?: number | null | undefined;
}

/** Selects the entries of one kind of one patient, deleted ones too. */
export type TimelineSource = (database: Queries, patientId: number) => AliasableExpression<TimelineRow>;

/** The sources of all kinds. Entries of one day are shown in the order of their kinds here. */
export type TimelineSources = Readonly<Record<TimelineKind, TimelineSource>>;

/** The day of a moment; days and moments are texts of ISO 8601. */
export const dayOfMoment = <Table extends keyof Tables>(eb: ExpressionBuilder<Tables, Table>, column: 'created_at') =>
  eb.fn<string>('substr', [eb.ref(column as never), eb.lit(1), eb.lit(10)]);

/** The texts of some columns, those that are not empty, with dots between them. */
export function joinedTexts(...columns: string[]) {
  const parts = columns.map((name) => sql`case when ${sql.ref(name)} != '' then ' · ' || ${sql.ref(name)} else '' end`);
  return sql<string>`ltrim(${sql.join(parts, sql` || `)}, ' ·')`;
}

/** For kinds without a level of their own, or without a text. */
export const noLevel = sql<number | null>`null`.as('livello');
export const noText = sql<string>`''`.as('testo');
