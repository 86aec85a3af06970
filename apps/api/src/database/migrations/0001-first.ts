import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const first: Change = async (db, kind) => {
  const withKey = <Table extends string>(table: CreateTableBuilder<Table>, name: string) =>
    kind === 'sqlite'
      ? table.addColumn(name, 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn(name, 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity());

  await withKey(db.schema.createTable('utenti'), 'id_utente')
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', required)
    .addColumn('demo', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', required)
    .execute();

  await withKey(db.schema.createTable('pazienti'), 'id_paziente')
    .addColumn('id_utente', 'integer', (column) => column.notNull().unique().references('utenti.id_utente'))
    .addColumn('paziente_nome', 'text', required)
    .addColumn('paziente_cognome', 'text', required)
    .addColumn('paziente_codfiscale', 'text')
    .addColumn('paziente_nascita', 'text')
    .addColumn('paziente_sesso', 'text', required)
    .addColumn('id_stato_matrimoniale', 'integer')
    .addColumn('paziente_gruppo', 'text')
    .addColumn('paziente_donatore_organi', 'text')
    .addColumn('id_update', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('updated_at', 'text', required)
    .execute();

  await db.schema
    .createTable('contact_detail')
    .addColumn('id_utente', 'integer', (column) => column.primaryKey().references('utenti.id_utente'))
    .addColumn('comune_nascita', 'text')
    .addColumn('comune_residenza', 'text')
    .addColumn('contatto_indirizzo', 'text')
    .addColumn('contatto_telefono', 'text')
    .execute();

  await withKey(db.schema.createTable('contatti'), 'id_contatto')
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('id_contatto_tipologia', 'integer', required)
    .addColumn('tipologia_originale', 'integer', required)
    .addColumn('contatto_nominativo', 'text', required)
    .addColumn('contatto_telefono', 'text', required)
    .addColumn('id_livello_confidenzialita', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('contatti_paziente')
    .on('contatti')
    .columns(['id_paziente', 'id_contatto_tipologia'])
    .execute();

  await db.schema
    .createTable('blobs')
    .addColumn('blob_key', 'text', (column) => column.primaryKey())
    .addColumn('media_type', 'text', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('digest', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();

  await withKey(db.schema.createTable('tbl_taccuinos'), 'id_taccuino')
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('taccuino_2d_drawn', 'integer', required)
    .addColumn('taccuino_data', 'text', required)
    .addColumn('taccuino_descrizione', 'text', required)
    .addColumn('taccuino_report_anteriore', 'text', (column) => column.notNull().references('blobs.blob_key'))
    .addColumn('taccuino_report_posteriore', 'text', (column) => column.notNull().references('blobs.blob_key'))
    .addColumn('id_livello_confidenzialita', 'integer', required)
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_on', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('taccuinos_paziente')
    .on('tbl_taccuinos')
    .columns(['id_paziente', 'taccuino_data'])
    .execute();

  await db.schema
    .createTable('bozze')
    .addColumn('id_utente', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('modulo', 'text', required)
    .addColumn('contenuto', 'text', required)
    .addColumn('aggiornata_il', 'text', required)
    .addPrimaryKeyConstraint('bozze_key', ['id_utente', 'modulo'])
    .execute();

  await db.schema
    .createTable('features')
    .addColumn('id_utente', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('feature', 'text', required)
    .addPrimaryKeyConstraint('features_key', ['id_utente', 'feature'])
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('id_utente', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('last_seen_at', 'text', required)
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema.createIndex('sessions_utente').on('sessions').column('id_utente').execute();

  await db.schema
    .createTable('throttle')
    .addColumn('throttle_key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', required)
    .addColumn('last_at', 'text', required)
    .execute();

  await db.schema
    .createTable('known_addresses')
    .addColumn('address_key', 'text', (column) => column.primaryKey())
    .addColumn('id_utente', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('last_at', 'text', required)
    .execute();

  await db.schema
    .createTable('seeds')
    .addColumn('seed', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', required)
    .execute();
};
