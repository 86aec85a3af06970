import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { timestamp } from '../../clock.ts';
import type { Queries } from '../../database/database.ts';

/**
 * What may outlive an account: numbers and what was chosen from a list, with the month in place of the day. No text that
 * somebody typed, no drawing, no file, no number of a record or of a person.
 */
const kept = [
  ['diagnosi', 'diagnosi_inserimento', ['tipo_diagnosi', 'diagnosi_stato']],
  ['indagini', 'indagine_data_display', ['indagine_categoria', 'indagine_stato', 'id_diagn_investigations']],
  [
    'tbl_parametri_vitalis',
    'data_rilevazione',
    [
      'parametro_peso',
      'parametro_altezza',
      'parametro_pressione_min',
      'parametro_pressione_max',
      'parametro_frequenza',
      'parametro_saturazione',
      'parametro_temperatura',
      'fonte',
    ],
  ],
  ['scores', 'created_at', ['nome_score', 'valore_score', 'additional_score']],
] as const;

/** Writes down what stays of a person for so long; called before anything is deleted. */
export async function retain(database: Queries, patientId: number, expiresOn: string): Promise<void> {
  const person = await database
    .selectFrom('pazienti')
    .select(['paziente_nascita', 'paziente_sesso', 'paziente_gruppo'])
    .where('id_paziente', '=', patientId)
    .executeTakeFirstOrThrow();
  const records: Record<string, unknown> = {};
  for (const [table, date, columns] of kept) {
    const deletable = table !== 'scores';
    const { rows } =
      await sql`select substr(${sql.ref(date)}, 1, 7) as mese, ${sql.join(columns.map((name) => sql.ref(name)))}
      from ${sql.table(table)} where id_paziente = ${patientId} ${deletable ? sql`and deleted_at is null` : sql``}`.execute(
        database,
      );
    records[table] = rows;
  }
  const { paziente_nascita, ...coded } = person;
  const contenuto = { anno_nascita: paziente_nascita?.slice(0, 4) ?? null, ...coded, ...records };
  await database
    .insertInto('dati_conservati')
    .values({ pseudonimo: randomUUID(), contenuto: JSON.stringify(contenuto), expires_on: expiresOn })
    .execute();
}

export async function forgetRetained(database: Queries, now: number): Promise<void> {
  await database.deleteFrom('dati_conservati').where('expires_on', '<', timestamp(now).slice(0, 10)).execute();
}
