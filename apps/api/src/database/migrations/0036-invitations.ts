import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const invitations: Change = async (schema, kind) => {
  const db = schema.withTables<{
    care_providers: { id_utente: number | null; created_at: string; verificato_at: string | null };
  }>();
  for (const column of ['numero_iscrizione', 'verificato_at', 'disattivato_at'] as const)
    await db.schema.alterTable('care_providers').addColumn(column, 'text').execute();
  await db.schema
    .alterTable('care_providers')
    .addColumn('pubblico', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('care_providers')
    .addColumn('fuso_in', 'integer', (column) => column.references('care_providers.id_cpp'))
    .execute();
  // Previously only an operator could connect an entry with an account.
  await db
    .updateTable('care_providers')
    .set(({ ref }) => ({ verificato_at: ref('created_at') }))
    .where('id_utente', 'is not', null)
    .execute();
  await db.schema.alterTable('centri_indagini').addColumn('disattivato_at', 'text').execute();

  await db.schema
    .createTable('inviti')
    .addColumn('id_invito', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('tipo', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('lingua', 'text', required)
    .addColumn('id_invitante', 'integer', (column) => column.references('utenti.id_utente'))
    .addColumn('id_cpp', 'integer', (column) => column.references('care_providers.id_cpp'))
    .addColumn('id_paziente', 'integer', (column) => column.references('pazienti.id_paziente'))
    .addColumn('code_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('accepted_at', 'text')
    .addColumn('id_accettante', 'integer', (column) => column.references('utenti.id_utente'))
    .addColumn('revoked_at', 'text')
    .execute();
  for (const column of ['id_paziente', 'id_invitante', 'id_accettante', 'id_cpp'])
    await db.schema.createIndex(`inviti_${column}`).on('inviti').column(column).execute();
};
