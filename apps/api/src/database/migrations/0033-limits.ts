import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Change, DatabaseKind } from '../change.ts';
import { recordUsage, trackUsage, type UsageSource } from '../usage-triggers.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

const recordTables = [
  'contatti',
  'tbl_taccuinos',
  'diagnosi',
  'indagini',
  'files',
  'visite',
  'tbl_parametri_vitalis',
  'tbl_terapie',
  'assunzioni',
  'tbl_vaccinaziones',
  'reazioni_avverse',
  'anamnesi_log',
  'tbl_gravidanze',
  'scores',
  'link_personali',
];

function sourcesOf(kind: DatabaseKind): UsageSource[] {
  const patient = (row: string) => `${row}.id_paziente`;
  const octets = (text: string) => (kind === 'sqlite' ? `length(cast(${text} as blob))` : `octet_length(${text})`);
  return [
    ...recordTables.map(recordUsage),
    { table: 'blobs', patient, bytes: (row) => `${row}.bytes`, records: 0, changes: false },
    {
      table: 'bozze',
      patient: (row) => `(select id_paziente from pazienti where pazienti.id_utente = ${row}.id_utente)`,
      bytes: (row) => octets(`${row}.contenuto`),
      records: 1,
      changes: true,
    },
    {
      table: 'uploads',
      patient,
      bytes: (row) => `case when ${row}.id_file is null then ${row}.size - ${row}.received else 0 end`,
      records: 0,
      changes: true,
    },
  ];
}

async function ownersOfBlobs(db: Kysely<unknown>) {
  await db.schema.alterTable('blobs').addColumn('id_paziente', 'integer').execute();
  await sql`update blobs set id_paziente = held.id_paziente from (
      select blob_key, id_paziente from files
      union all select taccuino_report_anteriore, id_paziente from tbl_taccuinos
      union all select taccuino_report_posteriore, id_paziente from tbl_taccuinos
      union all select blob_key, id_paziente from upload_parts
        join uploads on uploads.id_caricamento = upload_parts.id_caricamento
      union all select blob_key, id_paziente from condivisioni_file
        join condivisioni on condivisioni.id_condivisione = condivisioni_file.id_condivisione
    ) as held where held.blob_key = blobs.blob_key`.execute(db);
}

async function room(db: Kysely<unknown>, kind: DatabaseKind) {
  await ownersOfBlobs(db);
  // No foreign key: restoring a backup inserts counted rows before the patients.
  await db.schema
    .createTable('spazio')
    .addColumn('id_paziente', 'integer', (column) => column.primaryKey())
    // Whole numbers up to 2^53, which both drivers return as numbers; PostgreSQL's bigint is returned as text.
    .addColumn('bytes', 'double precision', required)
    .addColumn('records', 'integer', required)
    .execute();
  for (const source of sourcesOf(kind)) await trackUsage(db, kind, source);
}

async function knownDevices(db: Kysely<unknown>) {
  await db.schema
    .createTable('known_devices')
    .addColumn('device_hash', 'text', required)
    .addColumn('id_utente', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('last_at', 'text', required)
    .addPrimaryKeyConstraint('known_devices_key', ['device_hash', 'id_utente'])
    .execute();
  await db.schema.createIndex('known_devices_utente').on('known_devices').columns(['id_utente', 'last_at']).execute();
}

export const limits: Change = async (db, kind) => {
  await knownDevices(db);
  await room(db, kind);
};
