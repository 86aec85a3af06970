import type { Session } from '../../contract/session.ts';
import type { Queries } from '../../database/database.ts';

type Writer = Pick<Session, 'id_utente' | 'id_paziente' | 'grant'>;

// Kysely cannot type a table whose name depends on the session; both have the columns of `bozze`.
interface Drafts {
  table: 'bozze';
  key: { id_utente: number };
  conflict: ('id_utente' | 'modulo')[];
}

/** Drafts of a caregiver belong to the record of the other person, and end with the grant. */
function of({ id_utente, id_paziente, grant }: Writer): Drafts {
  if (grant === undefined || id_paziente === undefined)
    return { table: 'bozze', key: { id_utente }, conflict: ['id_utente', 'modulo'] };
  const key = { id_utente, id_paziente };
  const table: string = 'bozze_assistiti';
  return { table: table as 'bozze', key, conflict: [...Object.keys(key), 'modulo'] as 'modulo'[] };
}

export async function listDrafts(database: Queries, writer: Writer) {
  const { table, key } = of(writer);
  return database
    .selectFrom(table)
    .select(['modulo', 'aggiornata_il'])
    .where((row) => row.and(key))
    .orderBy('aggiornata_il', 'desc')
    .orderBy('modulo')
    .execute();
}

export async function findDraft(database: Queries, writer: Writer, form: string) {
  const { table, key } = of(writer);
  return database
    .selectFrom(table)
    .select(['modulo', 'contenuto', 'aggiornata_il'])
    .where((row) => row.and(key))
    .where('modulo', '=', form)
    .executeTakeFirst();
}

export async function saveDraft(database: Queries, writer: Writer, form: string, contenuto: string, at: string) {
  const { table, key, conflict } = of(writer);
  await database
    .insertInto(table)
    .values({ ...key, modulo: form, contenuto, aggiornata_il: at })
    .onConflict((target) => target.columns(conflict).doUpdateSet({ contenuto, aggiornata_il: at }))
    .execute();
}

export async function deleteDraft(database: Queries, writer: Writer, form: string) {
  const { table, key } = of(writer);
  await database
    .deleteFrom(table)
    .where((row) => row.and(key))
    .where('modulo', '=', form)
    .execute();
}
