import { type AliasableExpression, type ExpressionBuilder, sql } from 'kysely';
import type { components } from '../contract/contract.gen.ts';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type TimelineKind = components['schemas']['TimelineKind'];

export interface TimelineRow {
  id: number;
  /** YYYY-MM-DD */
  data: string;
  titolo: string;
  testo: string;
  /** Searched but not shown. */
  parole?: string | undefined;
  /** Medicine of the catalogue, whose substance is searched too. */
  id_medicinale?: string | null | undefined;
  livello: number | null;
  eliminato: string | null;
  /** List of a diagnosis, an exam or a therapy: an excluded diagnosis or a forbidden drug is not a current one. */
  stato?: string | number | undefined;
  tipo_diagnosi?: components['schemas']['DiagnosisType'] | undefined;
  /** Of an exam. */
  categoria?: components['schemas']['ExamCategory'] | null | undefined;
  id_indagine?: number | null | undefined;
  parent_level?: number | null | undefined;
  /** Day of the exam of an attachment. */
  parent_day?: string | null | undefined;
  /** Media type of a file. */
  file_type?: string | undefined;
}

export type TimelineSource = (database: Queries, patientId: number) => AliasableExpression<TimelineRow>;

/** The order of the kinds determines the order of entries on the same day. */
export type TimelineSources = Readonly<Record<TimelineKind, TimelineSource>>;

/** SQL: the day of an ISO 8601 timestamp. */
export const dayOfTimestamp = <Table extends keyof Tables>(
  eb: ExpressionBuilder<Tables, Table>,
  column: 'created_at',
) => eb.fn<string>('substr', [eb.ref(column as never), eb.lit(1), eb.lit(10)]);

export function joinNonEmpty(...columns: string[]) {
  const parts = columns.map((name) => sql`case when ${sql.ref(name)} != '' then ' · ' || ${sql.ref(name)} else '' end`);
  return sql<string>`ltrim(${sql.join(parts, sql` || `)}, ' ·')`;
}

export const noText = sql<string>`''`.as('testo');
