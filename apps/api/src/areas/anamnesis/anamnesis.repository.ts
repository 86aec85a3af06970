import { sql } from 'kysely';
import { timestamp } from '../../clock.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import type { StoredLevel } from '../../database/stored-level.ts';
import { strictest } from '../../policy/visibility.ts';
import { conflict } from '../../problem.ts';
import { nextVersion } from '../../records/version.ts';
import type { Part, PhysiologicalContent } from './anamnesis.table.ts';
import { emptyPhysiological } from './physiological.ts';

type Schemas = components['schemas'];
type Level = Schemas['ConfidentialityLevelId'];
export type Physiological = Schemas['PhysiologicalAnamnesis'];

export type TextPart = Exclude<Part, 'fisiologica'>;

export const textColumns = {
  familiare: { table: 'tbl_anamnesi_familiare', column: 'anamnesi_familiare_contenuto' },
  prossima: { table: 'tbl_anamnesi_pt_prossima', column: 'anamnesi_prossima_contenuto' },
  remota: { table: 'tbl_anamnesi_pt_remota', column: 'anamnesi_remota_contenuto' },
} as const;

export interface PartMetadata {
  id_anamnesi_log: number;
  id_paziente: number;
  author_id: number | null;
  id_livello_confidenzialita: StoredLevel;
  dataAggiornamento: string | null;
}

export type TextPartRow = PartMetadata & { contenuto: string };

const emptyPart = (id_paziente: number): PartMetadata => ({
  id_anamnesi_log: 0,
  id_paziente,
  author_id: null,
  id_livello_confidenzialita: null,
  dataAggiornamento: null,
});

export async function findText(database: Queries, patientId: number, part: TextPart): Promise<TextPartRow> {
  const { table, column } = textColumns[part];
  const { rows } = await sql<TextPartRow>`
    select anamnesi_log.id_anamnesi_log, id_paziente, author_id, id_livello_confidenzialita,
      updated_at as ${sql.ref('dataAggiornamento')},
      ${sql.ref(column)} as contenuto
    from anamnesi_log join ${sql.table(table)} as content on content.id_anamnesi_log = anamnesi_log.id_anamnesi_log
    where id_paziente = ${patientId} and parte = ${part}`.execute(database);
  return rows[0] ?? { ...emptyPart(patientId), contenuto: '' };
}

export async function findPhysiological(database: Queries, patientId: number): Promise<Physiological> {
  const row = await database
    .selectFrom('anamnesi_log')
    .innerJoin('tbl_anamnesi_fisiologica as content', 'content.id_anamnesi_log', 'anamnesi_log.id_anamnesi_log')
    .selectAll('content')
    .select(['id_paziente', 'author_id', 'id_livello_confidenzialita', 'updated_at as dataAggiornamento'])
    .where('id_paziente', '=', patientId)
    .where('parte', '=', 'fisiologica')
    .executeTakeFirst();
  return row ?? { ...emptyPart(patientId), ...emptyPhysiological };
}

export async function hasPart(database: Queries, patientId: number, id: number, part?: Part): Promise<boolean> {
  let found = database
    .selectFrom('anamnesi_log')
    .select('id_anamnesi_log')
    .where('id_anamnesi_log', '=', id)
    .where('id_paziente', '=', patientId);
  if (part !== undefined) found = found.where('parte', '=', part);
  return (await found.executeTakeFirst()) !== undefined;
}

export const levelColumn = 'id_livello_confidenzialita';

/** Leaves author and time as they are: nothing was written. Returns false unless the patient owns the part. */
export async function setPartLevel(database: Queries, patientId: number, id: number, level: Level): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('anamnesi_log')
    .set({ [levelColumn]: level })
    .where('id_anamnesi_log', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface PartWrite {
  id_paziente: number;
  author_id: number;
  part: Part;
  id: number;
  /** Unchanged, or the strictest of a new one, if undefined. */
  level: Level | undefined;
  baseVersion: string | null | undefined;
  now: number;
}

const changed = () => conflict('changed', 'A newer version exists.');

/** Records author and time; throws a conflict if a newer version exists. */
async function recordWrite(
  transaction: Queries,
  { id_paziente, author_id, part, id, level, baseVersion, now }: PartWrite,
): Promise<number> {
  if (id === 0) {
    const at = timestamp(now);
    const inserted = await transaction
      .insertInto('anamnesi_log')
      .values({
        ...{ id_paziente, author_id, parte: part, created_at: at, updated_at: at },
        id_livello_confidenzialita: level ?? strictest,
      })
      .onConflict((conflicting) => conflicting.columns(['id_paziente', 'parte']).doNothing())
      .returning('id_anamnesi_log')
      .executeTakeFirst();
    if (inserted === undefined) throw changed();
    return inserted.id_anamnesi_log;
  }
  const before = await transaction
    .selectFrom('anamnesi_log')
    .select('updated_at')
    .where('id_anamnesi_log', '=', id)
    .executeTakeFirstOrThrow();
  if (baseVersion !== undefined && baseVersion !== before.updated_at) throw changed();
  const { numUpdatedRows } = await transaction
    .updateTable('anamnesi_log')
    .set({
      ...{ author_id, updated_at: nextVersion(before.updated_at, now) },
      ...(level !== undefined && { id_livello_confidenzialita: level }),
    })
    .where('id_anamnesi_log', '=', id)
    .where('updated_at', '=', before.updated_at)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw changed();
  return id;
}

export async function writeText(
  transaction: Queries,
  writing: PartWrite & { part: TextPart },
  contenuto: string,
): Promise<TextPartRow> {
  const { table, column } = textColumns[writing.part];
  const id = await recordWrite(transaction, writing);
  await sql`insert into ${sql.table(table)} (id_anamnesi_log, ${sql.ref(column)}) values (${id}, ${contenuto})
    on conflict (id_anamnesi_log) do update set ${sql.ref(column)} = excluded.${sql.ref(column)}`.execute(transaction);
  return findText(transaction, writing.id_paziente, writing.part);
}

export async function writePhysiological(
  transaction: Queries,
  writing: PartWrite & { part: 'fisiologica' },
  content: PhysiologicalContent,
): Promise<Physiological> {
  const id_anamnesi_log = await recordWrite(transaction, writing);
  await transaction
    .insertInto('tbl_anamnesi_fisiologica')
    .values({ id_anamnesi_log, ...content })
    .onConflict((conflicting) => conflicting.column('id_anamnesi_log').doUpdateSet(content))
    .execute();
  return findPhysiological(transaction, writing.id_paziente);
}

export const toFamilyAnamnesis = ({ contenuto, ...written }: TextPartRow): Schemas['FamilyAnamnesis'] => ({
  ...written,
  anamnesi_familiare_contenuto: contenuto,
});
export const toRecentAnamnesis = ({ contenuto, ...written }: TextPartRow): Schemas['RecentAnamnesis'] => ({
  ...written,
  anamnesi_prossima_contenuto: contenuto,
});
export const toRemoteAnamnesis = ({ contenuto, ...written }: TextPartRow): Schemas['RemoteAnamnesis'] => ({
  ...written,
  anamnesi_remota_contenuto: contenuto,
});

export async function findAnamnesis(database: Queries, patientId: number): Promise<Schemas['SharedAnamnesis']> {
  const [family, physiological, recent, remote] = await Promise.all([
    findText(database, patientId, 'familiare'),
    findPhysiological(database, patientId),
    findText(database, patientId, 'prossima'),
    findText(database, patientId, 'remota'),
  ]);
  return {
    ...(family.contenuto !== '' && { familiare: toFamilyAnamnesis(family) }),
    ...(physiological.id_anamnesi_log !== 0 && { fisiologica: physiological }),
    ...(recent.contenuto !== '' && { prossima: toRecentAnamnesis(recent) }),
    ...(remote.contenuto !== '' && { remota: toRemoteAnamnesis(remote) }),
  };
}
