import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const audit: Change = async (db, kind) => {
  // Without foreign keys: entries outlive the records that they refer to.
  await db.schema
    .createTable('audit')
    .addColumn('id_audit', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id_paziente', 'integer', required)
    .addColumn('sequence', 'integer', required)
    .addColumn('at', 'text', required)
    .addColumn('id_utente', 'integer', required)
    .addColumn('action', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('id_record', 'integer', required)
    .addColumn('hash', 'text', required)
    .addUniqueConstraint('audit_chain', ['id_paziente', 'sequence'])
    .execute();
  await db.schema.createIndex('audit_record').on('audit').columns(['id_paziente', 'kind', 'id_record']).execute();

  // Entries cannot be changed or deleted.
  if (kind === 'sqlite') {
    const refuse = sql`begin select raise(abort, 'The audit is only added to.'); end`;
    await sql`create trigger audit_update before update on audit ${refuse}`.execute(db);
    await sql`create trigger audit_delete before delete on audit ${refuse}`.execute(db);
    return;
  }
  await sql`create function audit_refuse() returns trigger language plpgsql as
    $$ begin raise exception 'The audit is only added to.'; end $$`.execute(db);
  await sql`create trigger audit_fixed before update or delete or truncate on audit
    for each statement execute function audit_refuse()`.execute(db);
};
