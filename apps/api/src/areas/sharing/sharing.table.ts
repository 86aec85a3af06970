import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

/** Links to parts of a record. The decryption key is only in the link itself. */
export interface SharesTable {
  id_condivisione: Generated<number>;
  id_paziente: number;
  /** SHA-256 of the code, so that the table does not reveal links. */
  code_hash: string;
  label: string;
  contents: string;
  areas: string;
  level: number;
  /** argon2id. */
  passcode_hash: string | null;
  /** Remaining wrong passcodes before the permanent lock. */
  attempts_left: number;
  uses: number;
  max_uses: number | null;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
  last_used_at: string | null;
}

export interface ShareFilesTable {
  id_file_condiviso: Generated<number>;
  id_condivisione: number;
  blob_key: string;
}

export interface SharePartsTable {
  id_condivisione: number;
  tipo: components['schemas']['RecordKind'];
  id_record: number;
}

/** Accesses: claimed recipient, time and user agent, but nothing about the content. */
export interface ShareAccessesTable {
  id_accesso: Generated<number>;
  id_condivisione: number;
  at: string;
  recipient: string;
  device: string | null;
  outcome: components['schemas']['ShareAccess']['esito'];
}
