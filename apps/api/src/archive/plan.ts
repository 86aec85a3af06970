import type { Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { erasure, type PersonIds } from '../erasure/erasure.ts';
import type { RecordTable } from '../record-tables.ts';
import type { Table } from '../records/columns.ts';

/** Columns that are exported (true), or the reason why not. */
type ExportedColumns<Of extends Table> = { [Name in keyof Selectable<Tables[Of]>]: true | string };
type OtherTables = { [Of in Exclude<Table, RecordTable>]: ExportedColumns<Of> | string };

const internalId = 'Internal ID of this server.';
const ownerColumn = 'The owner.';

/** Columns exported to the folder `altro`, or the reason why none are. A missing table does not compile. */
export const otherTables: OtherTables = {
  utenti: {
    id_utente: ownerColumn,
    email: true,
    password_hash: 'A secret.',
    demo: internalId,
    dormiente: internalId,
    created_at: true,
    terms_accepted_at: true,
  },
  associated_doctors: {
    id_paziente: ownerColumn,
    id_cpp: true,
    author_id: ownerColumn,
    assegnazione_confidenzialita: true,
    visibility: true,
    created_at: true,
    updated_at: true,
    deleted_at: true,
  },
  associated_doctors_tags: { id_paziente: ownerColumn, id_cpp: true, id_tag: true },
  associated_doctors_exceptions: { id_paziente: ownerColumn, id_cpp: true, tipo: true, id_record: true },
  consensi: {
    Id_Consenso_P: internalId,
    id_paziente: ownerColumn,
    Id_Trattamento: true,
    Consenso: true,
    data_consenso: true,
  },
  accessi: {
    id_audit: internalId,
    id_utente: ownerColumn,
    at: true,
    device: true,
    address: true,
    session_hash: 'A secret.',
    method: true,
    second_step: true,
    evento: true,
  },
  linked_identities: {
    id_identita: internalId,
    id_utente: ownerColumn,
    issuer: true,
    subject: true,
    linked_at: true,
    last_used_at: true,
  },
  audit: {
    id_audit: internalId,
    id_paziente: ownerColumn,
    sequence: true,
    at: true,
    id_utente: true,
    action: true,
    kind: true,
    id_record: true,
    hash: 'Meaningful only within the audit chain of this server.',
  },
  utenti_licenze: {
    id: true,
    id_utente: ownerColumn,
    id_tipo_licenza: true,
    valid_from: true,
    valid_to: true,
    source: true,
    revoked_at: true,
  },
  utenti_ruoli: { id_utente: ownerColumn, id_ruolo: true },
  acquisti: {
    id: true,
    id_utente: ownerColumn,
    id_tipo_licenza: true,
    purchase: true,
    order_id: true,
    centesimi: true,
    valuta: true,
    durata_mesi: true,
    impronta: true,
    accettato_at: true,
    stato: true,
    chiesto_at: true,
    capture_id: true,
    pagato_at: true,
    id_sottoscrizione: true,
  },
  passkeys: {
    id_passkey: internalId,
    id_utente: ownerColumn,
    credential: 'A secret.',
    public_key: 'A secret.',
    counter: 'A secret.',
    transports: true,
    name: true,
    created_at: true,
    last_used_at: true,
  },
  condivisioni: {
    id_condivisione: true,
    id_paziente: ownerColumn,
    code_hash: 'A secret.',
    label: true,
    contents: true,
    areas: true,
    level: true,
    passcode_hash: 'A secret.',
    attempts_left: internalId,
    uses: true,
    max_uses: true,
    created_at: true,
    expires_at: true,
    revoked_at: true,
    last_used_at: true,
  },
  condivisioni_accessi: {
    id_accesso: internalId,
    id_condivisione: true,
    at: true,
    recipient: true,
    device: true,
    outcome: true,
  },
  // Not imported: a manipulated archive could attribute words to a doctor.
  proposte: {
    id_proposta: true,
    id_paziente: ownerColumn,
    author_id: internalId,
    id_cpp: internalId,
    autore: true,
    tipo: true,
    testo: true,
    contenuto: true,
    tipo_record: true,
    id_record: true,
    titolo: true,
    stato: true,
    modificata: true,
    motivo: true,
    created_at: true,
    decisa_il: true,
  },
  condivisioni_voci: 'Internal IDs to compare a link with the current record.',
  condivisioni_file: 'Encrypted with a key that is part of the link.',
  deleghe: {
    id_delega: internalId,
    id_paziente: ownerColumn,
    id_utente: internalId,
    id_delegante: internalId,
    id_invito: internalId,
    nome: true,
    email: true,
    ambito: true,
    tipo: true,
    dal: true,
    fino_al: true,
    stato: true,
    colore: 'A choice of the app.',
    created_at: true,
    accepted_at: true,
    closed_at: true,
    id_chiusura: internalId,
    letta_il: true,
  },
  bozze_assistiti: 'Drafts are not part of the record.',
  bozze: 'Drafts are not part of the record.',
  answers: 'Duplicates data of the record.',
  spazio: 'Recomputed on restore.',
  uploads: 'Completed uploads are files.',
  upload_parts: 'Completed uploads are files.',
  sessions: 'Secrets.',
  download_tickets: 'Secrets.',
  sign_in_steps: 'Secrets.',
  totp_secrets: 'Secrets.',
  recovery_codes: 'Secrets.',
  password_resets: 'Secrets.',
  registrations: 'Replaced by the account.',
  inviti: 'Single-use invitations; their result is exported above.',
  known_addresses: 'Hashes without meaning outside of this server.',
  known_devices: 'Hashes without meaning outside of this server.',
  preferenze: 'Lists left open in the app, and its language.',
  throttle: 'Hashes without meaning outside of this server.',
  mail: 'Mails, whose texts are deleted when they are sent.',
  dati_conservati: 'Anonymous; cannot be assigned to a person.',
  blobs: 'Their contents are in the folder `files`.',
  care_providers: 'Shared list; the record contains the names of its entries.',
  centri_indagini: 'Shared list; the record contains the names of its entries.',
  farmaci_prodotti: 'Shared list.',
  farmaci_confezioni: 'Shared list.',
  farmaci_elenco: 'Shared list.',
  licenze: 'Shared list.',
  licenze_ruoli: 'Shared list.',
  ruoli: 'Shared list.',
  ruoli_permessi: 'Shared list.',
  permessi: 'Shared list.',
  funzioni_libere: 'Shared list.',
  primo_avvio: 'Hash of the first-run code.',
  registro_admin: 'Log of administrators, which names them.',
  blob_deletions: 'Keys of files being deleted.',
  installation: 'Internal ID of this server.',
  jobs: 'Jobs of the server.',
  miniature: 'Made again from the files.',
  seeds: 'Demo data that was created.',
};

export const exportedTables: readonly { table: Table; columns: readonly string[] }[] = Object.entries(
  otherTables,
).flatMap(([table, told]) =>
  typeof told === 'string'
    ? []
    : [
        {
          table: table as Table,
          columns: Object.entries(told).flatMap(([name, kept]) => (kept === true ? [name] : [])),
        },
      ],
);

export function personCondition(table: Table, person: PersonIds): RawBuilder<unknown> {
  // The audit outlives an account, so account deletion has no rule for it.
  if (table === 'audit') return sql`id_paziente = ${person.id_paziente}`;
  const rule = erasure[table];
  if (typeof rule !== 'function') throw new TypeError(`There is no owner condition for ${table}.`);
  return rule(person);
}
