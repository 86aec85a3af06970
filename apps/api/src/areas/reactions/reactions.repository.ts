import type { Insertable, Selectable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import type { ReactionsTable } from './reactions.table.ts';

export type ReactionReport = components['schemas']['ReactionReport'];
type Row = Selectable<ReactionsTable>;

const reactionsOfPatient = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('reazioni_avverse')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('date_reaction', 'desc')
    .orderBy('id_reazione', 'desc'),
);

function toReport(row: Row): ReactionReport {
  const { author_id: id_utente, id_farmaco_codifa, descrizione_breve, created_at: _, updated_at: __, ...rest } = row;
  return { ...rest, id_utente, farmaco: { id_farmaco_codifa, descrizione_breve } };
}

/** Those that are not deleted, newest first. */
export async function listReactions(database: Queries, patientId: number): Promise<ReactionReport[]> {
  return (await reactionsOfPatient(database, { patientId })).map(toReport);
}

/** A report of a patient, deleted or not. */
export async function findReaction(
  database: Queries,
  patientId: number,
  id: number,
): Promise<ReactionReport | undefined> {
  const row = await database
    .selectFrom('reazioni_avverse')
    .selectAll()
    .where('id_reazione', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
  return row && toReport(row);
}

export async function insertReaction(
  database: Queries,
  report: Omit<Insertable<ReactionsTable>, 'deleted_at' | 'created_at' | 'updated_at'>,
  at: string,
): Promise<ReactionReport> {
  const row = await database
    .insertInto('reazioni_avverse')
    .values({ ...report, deleted_at: null, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toReport(row);
}

/** Deletes a report or takes it back; undefined when somebody else was quicker. */
export async function markReaction(
  database: Queries,
  before: ReactionReport,
  deleted_at: string | null,
  at: string,
): Promise<ReactionReport | undefined> {
  const row = await database
    .updateTable('reazioni_avverse')
    .set({ deleted_at, updated_at: at })
    .where('id_reazione', '=', before.id_reazione)
    .where('deleted_at', before.deleted_at === null ? 'is' : '=', before.deleted_at)
    .returningAll()
    .executeTakeFirst();
  return row && toReport(row);
}
