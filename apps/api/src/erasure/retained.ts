import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';
import { recordOrder, tableColumns } from '../record-tables.ts';

const tables = recordOrder.flatMap((table) => {
  const columns = tableColumns(table);
  const named = (how: 'whole' | 'month') =>
    columns.flatMap(([name, column]) => (column.is === 'value' && column.retained === how ? [name] : []));
  const [month] = named('month');
  const deletable = columns.some(([name]) => name === 'deleted_at');
  return month === undefined ? [] : [{ table, month, columns: named('whole'), deletable }];
});

export async function retain(database: Queries, patientId: number, expiresOn: string): Promise<void> {
  const person = await database
    .selectFrom('pazienti')
    .select(['paziente_nascita', 'paziente_sesso', 'paziente_gruppo'])
    .where('id_paziente', '=', patientId)
    .executeTakeFirstOrThrow();
  const records: Record<string, unknown> = {};
  for (const { table, month, columns, deletable } of tables) {
    const { rows } =
      await sql`select substr(${sql.ref(month)}, 1, 7) as mese, ${sql.join(columns.map((name) => sql.ref(name)))}
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
