import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const account: Change = async (db, kind) => {
  const withKey = <Table extends string>(table: CreateTableBuilder<Table>, name: string) =>
    kind === 'sqlite'
      ? table.addColumn(name, 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn(name, 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity());

  await db.schema.alterTable('utenti').addColumn('terms_accepted_at', 'text').execute();

  await withKey(db.schema.createTable('registrations'), 'id_registration')
    .addColumn('email', 'text', required)
    .addColumn('nome', 'text', required)
    .addColumn('cognome', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('code_hash', 'text', (column) => column.unique())
    .addColumn('expires_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema.createIndex('registrations_email').on('registrations').column('email').execute();

  await db.schema
    .createTable('password_resets')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', required)
    .addColumn('tries', 'integer', required)
    .addColumn('expires_at', 'text', required)
    .execute();

  await withKey(db.schema.createTable('mail'), 'id_mail')
    .addColumn('kind', 'text', required)
    .addColumn('to_address', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('about', 'integer')
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('done_at', 'text')
    .addColumn('subject', 'text')
    .addColumn('text', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('failure', 'text')
    .execute();
  await db.schema.createIndex('mail_due').on('mail').columns(['state', 'next_attempt_at']).execute();
};
