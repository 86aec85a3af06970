import { type RawBuilder, sql } from 'kysely';
import { forgetBlobs } from '../blobs/blobs.repository.ts';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { blobColumns, type RecordTable, recordOrder, tableColumns } from '../record-tables.ts';

export interface PersonIds {
  id_utente: number;
  id_paziente: number;
  email: string;
}

type Condition = (person: PersonIds) => RawBuilder<unknown>;

const byPatient: Condition = ({ id_paziente }) => sql`id_paziente = ${id_paziente}`;
const byUser: Condition = ({ id_utente }) => sql`id_utente = ${id_utente}`;
const byEmail: Condition = ({ email }) => sql`email = ${email}`;
const within =
  (table: keyof Tables, key: string): Condition =>
  ({ id_paziente }) =>
    sql`${sql.ref(key)} in (select ${sql.ref(key)} from ${sql.table(table)} where id_paziente = ${id_paziente})`;

function recordCondition(table: RecordTable): Condition {
  const columns = tableColumns(table);
  const names = columns.map(([name]) => name);
  if (names.includes('id_paziente')) return byPatient;
  for (const [name, column] of columns) if (column.is === 'reference') return within(column.to, name);
  return byUser;
}

const { pazienti, contact_detail, ...entries } = Object.fromEntries(
  recordOrder.toReversed().map((table) => [table, recordCondition(table)]),
) as Record<RecordTable, Condition>;

/** In order of deletion: a condition, or the reason for keeping the rows. A missing table does not compile. */
export const erasure: Record<keyof Tables, Condition | { stays: string }> = {
  upload_parts: within('uploads', 'id_caricamento'),
  uploads: byPatient,
  miniature: within('files', 'id_file'),
  ...entries,
  associated_doctors_tags: byPatient,
  associated_doctors_exceptions: byPatient,
  associated_doctors: byPatient,
  consensi: byPatient,
  condivisioni_accessi: within('condivisioni', 'id_condivisione'),
  condivisioni_voci: within('condivisioni', 'id_condivisione'),
  condivisioni_file: within('condivisioni', 'id_condivisione'),
  condivisioni: byPatient,
  // Those that the person made as a doctor belong to the records of the patients, who become their authors.
  proposte: byPatient,
  bozze: byUser,
  bozze_assistiti: ({ id_utente, id_paziente }) => sql`id_utente = ${id_utente} or id_paziente = ${id_paziente}`,
  deleghe: byPatient,
  answers: byUser,
  acquisti: byUser,
  utenti_ruoli: byUser,
  utenti_licenze: byUser,
  accessi: byUser,
  totp_secrets: byUser,
  recovery_codes: byUser,
  passkeys: byUser,
  linked_identities: byUser,
  sign_in_steps: byUser,
  download_tickets: ({ id_utente }) =>
    sql`token_hash in (select token_hash from sessions where id_utente = ${id_utente})`,
  sessions: byUser,
  known_addresses: byUser,
  inviti: ({ email, id_paziente }) => sql`email = ${email} or id_paziente = ${id_paziente}`,
  known_devices: byUser,
  preferenze: byUser,
  registrations: byEmail,
  password_resets: byEmail,
  // Mails to the person, and their messages to others.
  mail: ({ email, id_utente }) => sql`to_address = ${email} or (kind = 'message' and about = ${id_utente})`,
  contact_detail,
  spazio: byPatient,
  pazienti,
  care_providers: { stays: 'Other records refer to the doctor; only the account is unlinked.' },
  utenti: byUser,
  audit: { stays: 'IDs only, anonymous after the tables above are deleted. The hash chain must stay complete.' },
  blobs: { stays: 'Deleted by key; keys are read before the rows that hold them are deleted.' },
  throttle: { stays: 'Hashes, deleted within a day.' },
  dati_conservati: { stays: 'Anonymous data that the person consented to.' },
  farmaci_prodotti: { stays: 'Shared list.' },
  farmaci_confezioni: { stays: 'Shared list.' },
  farmaci_elenco: { stays: 'Shared list.' },
  centri_indagini: { stays: 'Shared list.' },
  primo_avvio: { stays: 'Hash of the first-run code.' },
  funzioni_libere: { stays: 'Shared list.' },
  licenze_ruoli: { stays: 'Shared list.' },
  ruoli_permessi: { stays: 'Shared list.' },
  licenze: { stays: 'Shared list.' },
  ruoli: { stays: 'Shared list.' },
  permessi: { stays: 'Shared list.' },
  registro_admin: { stays: 'IDs of people and names of lists, anonymous after the tables above are deleted.' },
  blob_deletions: { stays: 'Keys of files being deleted, within an hour.' },
  installation: { stays: 'Random ID shared with the blob store.' },
  jobs: { stays: 'Jobs of the server.' },
  seeds: { stays: 'Demo data that was created.' },
};

export async function erase(database: Queries, person: PersonIds): Promise<string[]> {
  const keys = await listBlobs(database, person.id_paziente);
  await database
    .updateTable('care_providers')
    .set({ id_utente: null })
    .where('id_utente', '=', person.id_utente)
    .execute();
  await forgetAuthor(database, person);
  for (const column of ['id_invitante', 'id_accettante'] as const)
    await database
      .updateTable('inviti')
      .set({ [column]: null })
      .where(column, '=', person.id_utente)
      .execute();
  for (const [table, rule] of Object.entries(erasure)) {
    if (typeof rule === 'function') await sql`delete from ${sql.table(table)} where ${rule(person)}`.execute(database);
  }
  // A doctor who never joined and was known only to this patient is deleted as well.
  await database
    .deleteFrom('care_providers')
    .where('pubblico', '=', 0)
    .where('id_utente', 'is', null)
    .where('id_cpp', 'not in', (entry) => entry.selectFrom('associated_doctors').select('id_cpp'))
    .where('id_cpp', 'not in', (entry) =>
      entry
        .selectFrom('tbl_terapie')
        .select('id_prescrittore')
        .where('id_prescrittore', 'is not', null)
        .$castTo<{ id_prescrittore: number }>(),
    )
    .where('id_cpp', 'not in', (entry) =>
      entry.selectFrom('inviti').select('id_cpp').where('id_cpp', 'is not', null).$castTo<{ id_cpp: number }>(),
    )
    .where('fuso_in', 'is', null)
    .where('id_cpp', 'not in', (entry) =>
      entry
        .selectFrom('care_providers as merged')
        .select('merged.fuso_in')
        .where('merged.fuso_in', 'is not', null)
        .$castTo<{ fuso_in: number }>(),
    )
    .execute();
  await forgetBlobs(database, keys);
  return keys;
}

/** Tables in which a caregiver is the author of rows in the record of another person. */
const authored = recordOrder.filter((table) => {
  const names = tableColumns(table).map(([name]) => name);
  return names.includes('author_id') && names.includes('id_paziente');
});

/** What a caregiver or doctor wrote belongs to the person whose record it is, who becomes its author. */
async function forgetAuthor(database: Queries, { id_utente, id_paziente, email }: PersonIds): Promise<void> {
  const give = (table: string, column: string) => {
    const owner = sql`select owner.id_utente from pazienti as owner where owner.id_paziente = ${sql.ref(`${table}.id_paziente`)}`;
    return sql`update ${sql.table(table)} set ${sql.ref(column)} = (${owner})
      where ${sql.ref(column)} = ${id_utente} and id_paziente <> ${id_paziente}`.execute(database);
  };
  for (const table of [...authored, 'associated_doctors', 'proposte']) await give(table, 'author_id');
  await give('pazienti', 'id_update');
  await give('uploads', 'id_utente');
  await database
    .updateTable('deleghe')
    .set({ stato: 'terminata' })
    .where('id_utente', '=', id_utente)
    .where('stato', '=', 'attiva')
    .execute();
  await database
    .updateTable('deleghe')
    .set({ stato: 'rifiutata' })
    .where('email', '=', email)
    .where('stato', '=', 'invitata')
    .execute();
  await database
    .updateTable('deleghe')
    .set({ email: null, id_invito: null, id_utente: null })
    .where(({ or, eb }) => or([eb('email', '=', email), eb('id_utente', '=', id_utente)]))
    .execute();
  for (const column of ['id_delegante', 'id_chiusura'] as const)
    await database
      .updateTable('deleghe')
      .set({ [column]: null })
      .where(column, '=', id_utente)
      .execute();
}

async function listBlobs(database: Queries, patientId: number): Promise<string[]> {
  const parts = await database
    .selectFrom('upload_parts')
    .innerJoin('uploads', 'uploads.id_caricamento', 'upload_parts.id_caricamento')
    .select('blob_key')
    .where('id_paziente', '=', patientId)
    .execute();
  const shared = await database
    .selectFrom('condivisioni_file')
    .innerJoin('condivisioni', 'condivisioni.id_condivisione', 'condivisioni_file.id_condivisione')
    .select('blob_key')
    .where('id_paziente', '=', patientId)
    .execute();
  const thumbnails = await database
    .selectFrom('miniature')
    .innerJoin('files', 'files.id_file', 'miniature.id_file')
    .select('miniature.blob_key')
    .where('id_paziente', '=', patientId)
    .where('miniature.blob_key', 'is not', null)
    .$narrowType<{ blob_key: string }>()
    .execute();
  const ofRecords = await Promise.all(
    blobColumns.map(async ({ table, column }) => {
      const { rows } = await sql<{ blob_key: string }>`
        select ${sql.ref(column)} as blob_key from ${sql.table(table)} where id_paziente = ${patientId}`.execute(
        database,
      );
      return rows;
    }),
  );
  return [...ofRecords.flat(), ...parts, ...shared, ...thumbnails].map(({ blob_key }) => blob_key);
}
