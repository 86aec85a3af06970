import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const limits: Change = async (db) => {
  await db.schema
    .createTable('known_devices')
    .addColumn('device_hash', 'text', required)
    .addColumn('id_utente', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('last_at', 'text', required)
    .addPrimaryKeyConstraint('known_devices_key', ['device_hash', 'id_utente'])
    .execute();
  await db.schema.createIndex('known_devices_utente').on('known_devices').columns(['id_utente', 'last_at']).execute();
};
