import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Change, DatabaseKind } from '../change.ts';

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

/** A table whose rows take room, and SQL for what one of its rows takes and from whom. */
interface Source {
  table: string;
  patient(row: string): string;
  bytes(row: string): string;
  records: 0 | 1;
  /** The bytes of a row can change. */
  changes: boolean;
}

function sourcesOf(kind: DatabaseKind): Source[] {
  const patient = (row: string) => `${row}.id_paziente`;
  const octets = (text: string) => (kind === 'sqlite' ? `length(cast(${text} as blob))` : `octet_length(${text})`);
  return [
    ...recordTables.map((table): Source => ({ table, patient, bytes: () => '0', records: 1, changes: false })),
    { table: 'blobs', patient, bytes: (row) => `${row}.bytes`, records: 0, changes: false },
    {
      table: 'bozze',
      patient: (row) => `(select id_paziente from pazienti where pazienti.id_utente = ${row}.id_utente)`,
      bytes: (row) => octets(`${row}.contenuto`),
      records: 1,
      changes: true,
    },
    {
      // What is still to come of an upload is reserved; what has come is in its parts, which are blobs.
      table: 'uploads',
      patient,
      bytes: (row) => `case when ${row}.id_file is null then ${row}.size - ${row}.received else 0 end`,
      records: 0,
      changes: true,
    },
  ];
}

const add = `on conflict (id_paziente) do update
  set bytes = spazio.bytes + excluded.bytes, records = spazio.records + excluded.records`;

const totals = ({ patient, bytes, records }: Source, from: string) =>
  `select ${patient('riga')}, sum(${bytes('riga')}), ${records} * count(*) from ${from} as riga
   where ${patient('riga')} is not null group by 1 order by 1`;

async function triggersOnSqlite(db: Kysely<unknown>, source: Source) {
  const { table, patient, bytes, records, changes } = source;
  const trigger = (event: string, row: string, work: string) =>
    sql
      .raw(`create trigger spazio_${table}_${event} after ${event} on ${table}
            when ${patient(row)} is not null begin ${work}; end`)
      .execute(db);
  await trigger(
    'insert',
    'new',
    `insert into spazio (id_paziente, bytes, records) values (${patient('new')}, ${bytes('new')}, ${records}) ${add}`,
  );
  await trigger(
    'delete',
    'old',
    `update spazio set bytes = bytes - (${bytes('old')}), records = records - ${records}
     where id_paziente = ${patient('old')}`,
  );
  if (!changes) return;
  await trigger(
    'update',
    'new',
    `update spazio set bytes = bytes + (${bytes('new')}) - (${bytes('old')}) where id_paziente = ${patient('new')}`,
  );
}

// By statement: an archive puts in thousands of rows, and each version of a counter stays until the transaction ends.
async function triggersOnPostgres(db: Kysely<unknown>, source: Source) {
  const { table, changes } = source;
  const take = (rows: string) => `update spazio set bytes = spazio.bytes - taken.bytes,
      records = spazio.records - taken.records
    from (${totals(source, rows)}) as taken (id_paziente, bytes, records)
    where spazio.id_paziente = taken.id_paziente`;
  const give = (rows: string) => `insert into spazio (id_paziente, bytes, records) ${totals(source, rows)} ${add}`;
  await sql
    .raw(`create function spazio_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${take('old_rows')}; end if;
        if tg_op <> 'DELETE' then ${give('new_rows')}; end if;
        return null;
      end $$`)
    .execute(db);
  const trigger = (event: string, referencing: string) =>
    sql
      .raw(`create trigger spazio_${event} after ${event} on ${table} referencing ${referencing}
            for each statement execute function spazio_${table}()`)
      .execute(db);
  await trigger('insert', 'new table as new_rows');
  await trigger('delete', 'old table as old_rows');
  if (changes) await trigger('update', 'old table as old_rows new table as new_rows');
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
  // No foreign key: a copy that is put back brings what is counted before the patients.
  await db.schema
    .createTable('spazio')
    .addColumn('id_paziente', 'integer', (column) => column.primaryKey())
    // Whole numbers up to 2^53, which both drivers answer as numbers; PostgreSQL's bigint is answered as text.
    .addColumn('bytes', 'double precision', required)
    .addColumn('records', 'integer', required)
    .execute();
  for (const source of sourcesOf(kind)) {
    await sql
      .raw(`insert into spazio (id_paziente, bytes, records) ${totals(source, source.table)} ${add}`)
      .execute(db);
    await (kind === 'sqlite' ? triggersOnSqlite : triggersOnPostgres)(db, source);
  }
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
