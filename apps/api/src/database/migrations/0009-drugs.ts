import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const drugs: Change = async (db) => {
  await db.schema
    .createTable('farmaci_prodotti')
    .addColumn('id_prodotto', 'integer', (column) => column.primaryKey())
    .addColumn('nome', 'text', required)
    .addColumn('principio_attivo', 'text', required)
    .addColumn('codice_atc', 'text')
    .addColumn('vaccino', 'integer', required)
    .execute();
  await db.schema
    .createTable('farmaci_confezioni')
    .addColumn('codice_aic', 'text', (column) => column.primaryKey())
    .addColumn('id_prodotto', 'integer', required)
    .addColumn('descrizione', 'text', required)
    .addColumn('forma', 'text', required)
    .addColumn('ditta', 'text', required)
    .addColumn('fornitura', 'text', required)
    .addColumn('foglio_illustrativo', 'text')
    .execute();
  await db.schema
    .createIndex('farmaci_confezioni_prodotto')
    .on('farmaci_confezioni')
    .columns(['id_prodotto'])
    .execute();
  await db.schema
    .createTable('farmaci_elenco')
    .addColumn('id_elenco', 'integer', (column) => column.primaryKey())
    .addColumn('aggiornamento', 'text', required)
    .addColumn('importato', 'text', required)
    .execute();
};
