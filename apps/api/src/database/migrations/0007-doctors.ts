import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const doctors: Change = async (db, kind) => {
  await db.schema
    .createTable('care_providers')
    .addColumn('id_cpp', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id_utente', 'integer', (column) => column.unique().references('utenti.id_utente'))
    .addColumn('fullname', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('cpp_localita_iscrizione', 'text', required)
    .addColumn('specializzation', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();

  await db.schema
    .createTable('associated_doctors')
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('id_cpp', 'integer', (column) => column.notNull().references('care_providers.id_cpp'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('assegnazione_confidenzialita', 'integer', required)
    .addColumn('visibility', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('associated_doctors_key', ['id_paziente', 'id_cpp'])
    .execute();
  await db.schema.createIndex('associated_doctors_cpp').on('associated_doctors').column('id_cpp').execute();

  await db.schema
    .createTable('associated_doctors_tags')
    .addColumn('id_paziente', 'integer', required)
    .addColumn('id_cpp', 'integer', required)
    .addColumn('id_tag', 'integer', required)
    .addPrimaryKeyConstraint('associated_doctors_tags_key', ['id_paziente', 'id_cpp', 'id_tag'])
    .addForeignKeyConstraint('associated_doctors_tags_of', ['id_paziente', 'id_cpp'], 'associated_doctors', [
      'id_paziente',
      'id_cpp',
    ])
    .execute();
};
