import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeServer } from '../../test/server.ts';

test.each([
  ['diagnosi', 'diagnosi_inserimento', 'diagnosi_paziente'],
  ['visite', 'visita_data', 'visite_paziente'],
  ['tbl_gravidanze', 'inizio_gravidanza', 'gravidanze_paziente'],
  ['tbl_parametri_vitalis', 'data_rilevazione', 'parametri_vitalis_paziente'],
  ['tbl_terapie', 'data_inizio', 'terapie_paziente'],
  ['tbl_vaccinaziones', 'vaccinazione_data', 'vaccinaziones_paziente'],
  ['reazioni_avverse', 'date_reaction', 'reazioni_paziente'],
])('a list of %s uses an index regardless of the rows of others', async (table, date, index) => {
  const server = await makeServer('sqlite');
  const list: RawBuilder<unknown> = sql`select * from ${sql.table(table)} where id_paziente = 1 and deleted_at is null
    order by ${sql.ref(date)} desc`;
  const plan = await sql<{ detail: string }>`explain query plan ${list}`.execute(server.database);
  expect(plan.rows.map(({ detail }) => detail)).toEqual([`SEARCH ${table} USING INDEX ${index} (id_paziente=?)`]);
  await server.close();
});
