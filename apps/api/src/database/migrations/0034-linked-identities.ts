import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const linkedIdentities: Change = async (db, kind) => {
  const identities = db.schema.createTable('linked_identities');
  await (kind === 'sqlite'
    ? identities.addColumn('id_identita', 'integer', (column) => column.primaryKey().autoIncrement())
    : identities.addColumn('id_identita', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
  )
    .addColumn('id_utente', 'integer', required)
    .addColumn('issuer', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('linked_at', 'text', required)
    .addColumn('last_used_at', 'text')
    .addUniqueConstraint('linked_identities_subject', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('linked_identities_utente').on('linked_identities').column('id_utente').execute();

  await db.schema.alterTable('sign_in_steps').addColumn('issuer', 'text').execute();
  await db.schema.alterTable('sign_in_steps').addColumn('subject', 'text').execute();

  await db.schema.alterTable('accessi').addColumn('evento', 'text').execute();
};
