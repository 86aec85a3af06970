import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const secondFactor: Change = async (db, kind) => {
  await db.schema
    .createTable('totp_secrets')
    .addColumn('id_utente', 'integer', (column) => column.primaryKey())
    .addColumn('secret', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer', required)
    .execute();

  await db.schema
    .createTable('recovery_codes')
    .addColumn('id_utente', 'integer', required)
    .addColumn('code_hash', 'text', required)
    .addPrimaryKeyConstraint('recovery_codes_key', ['id_utente', 'code_hash'])
    .execute();

  const passkeys = db.schema.createTable('passkeys');
  await (kind === 'sqlite'
    ? passkeys.addColumn('id_passkey', 'integer', (column) => column.primaryKey().autoIncrement())
    : passkeys.addColumn('id_passkey', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
  )
    .addColumn('id_utente', 'integer', required)
    .addColumn('credential', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'text', required)
    .addColumn('transports', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('passkeys_utente').on('passkeys').column('id_utente').execute();

  await db.schema
    .createTable('sign_in_steps')
    .addColumn('step_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', required)
    .addColumn('id_utente', 'integer')
    .addColumn('method', 'text')
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema.createIndex('sign_in_steps_utente').on('sign_in_steps').column('id_utente').execute();

  for (const column of ['method', 'second_step'] as const)
    await db.schema.alterTable('accessi').addColumn(column, 'text').execute();
};
