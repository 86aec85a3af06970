import type { Change } from '../change.ts';

export const sharingExceptions: Change = async (db) => {
  await db.schema
    .createTable('associated_doctors_exceptions')
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('id_cpp', 'integer', (column) => column.notNull().references('care_providers.id_cpp'))
    .addColumn('tipo', 'text', (column) => column.notNull())
    .addColumn('id_record', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('associated_doctors_exceptions_key', ['id_paziente', 'id_cpp', 'tipo', 'id_record'])
    .execute();
  await db.schema
    .createIndex('associated_doctors_exceptions_cpp')
    .on('associated_doctors_exceptions')
    .column('id_cpp')
    .execute();
};
