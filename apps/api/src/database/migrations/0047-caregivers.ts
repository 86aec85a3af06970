import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { Change } from '../change.ts';
import { trackUsage } from '../usage-triggers.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const caregivers: Change = async (db, kind) => {
  await db.schema
    .alterTable('utenti')
    .addColumn('dormiente', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('deleghe')
    .addColumn('id_delega', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('id_utente', 'integer', (column) => column.references('utenti.id_utente'))
    .addColumn('id_delegante', 'integer', (column) => column.references('utenti.id_utente'))
    // No foreign key: backups omit invitations.
    .addColumn('id_invito', 'integer')
    .addColumn('nome', 'text', required)
    .addColumn('email', 'text')
    .addColumn('ambito', 'text', required)
    .addColumn('tipo', 'text', required)
    .addColumn('dal', 'text', required)
    .addColumn('fino_al', 'text')
    .addColumn('stato', 'text', required)
    .addColumn('colore', 'integer')
    .addColumn('created_at', 'text', required)
    .addColumn('accepted_at', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('id_chiusura', 'integer', (column) => column.references('utenti.id_utente'))
    .addColumn('letta_il', 'text')
    .execute();
  for (const column of ['id_paziente', 'id_delegante', 'id_invito', 'email', 'id_chiusura'])
    await db.schema.createIndex(`deleghe_${column}`).on('deleghe').column(column).execute();
  await db.schema.createIndex('deleghe_assistenza').on('deleghe').columns(['id_utente', 'id_paziente']).execute();
  // Only one grant of a record to a user can be active, also if two invitations are accepted at the same time.
  await sql`create unique index deleghe_attiva on deleghe (id_utente, id_paziente) where stato = 'attiva'`.execute(db);

  await db.schema
    .createTable('bozze_assistiti')
    .addColumn('id_utente', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('modulo', 'text', required)
    .addColumn('contenuto', 'text', required)
    .addColumn('aggiornata_il', 'text', required)
    .addPrimaryKeyConstraint('bozze_assistiti_key', ['id_utente', 'id_paziente', 'modulo'])
    .execute();
  await db.schema.createIndex('bozze_assistiti_paziente').on('bozze_assistiti').column('id_paziente').execute();
  const octets = (text: string) => (kind === 'sqlite' ? `length(cast(${text} as blob))` : `octet_length(${text})`);
  await trackUsage(db, kind, {
    table: 'bozze_assistiti',
    patient: (row) => `${row}.id_paziente`,
    bytes: (row) => octets(`${row}.contenuto`),
    records: 1,
    changes: true,
  });

  await db.schema.alterTable('download_tickets').addColumn('id_paziente', 'integer').execute();
};
