import type { Change } from '../change.ts';

export const devices: Change = async (db) => {
  const readings = 'tbl_parametri_vitalis';
  await db.schema.alterTable(readings).addColumn('parametro_saturazione', 'integer').execute();
  await db.schema.alterTable(readings).addColumn('parametro_temperatura', 'double precision').execute();
  for (const table of [readings, 'files']) {
    await db.schema.alterTable(table).addColumn('impronta_misura', 'text').execute();
    await db.schema
      .createIndex(`${table}_misura`)
      .on(table)
      .columns(['id_paziente', 'impronta_misura'])
      .unique()
      .execute();
  }
};
